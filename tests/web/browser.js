// The browser for the tests and the measurements of the page.

import { chromium } from 'playwright-core';

const flags = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync'];

export const openBrowser = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  chromiumSandbox: false,
  args: flags
});
