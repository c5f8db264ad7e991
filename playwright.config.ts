import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './scripts/shop/chromium'
import { findChromium } from './scripts/test/ensure-chromium'

const TEST_TIMEOUT_MS = 60_000
const EXPECT_TIMEOUT_MS = 10_000

/** A machine without a mouse counts as one with it: Playwright's own settings, which those given here replace. */
const WITH_A_MOUSE = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
]
/** By Chromium's own distances a page fetches lazy pictures from far below what is seen: three of four are never looked at. */
const PICTURES_IN_VIEW = ['Unknown', 'Slow2G', '2G', '3G', '4G'].map(
  (line) => `lazyLoadingImageMarginPx${line}=0`,
)

/** A page of a journey is left before code that V8 optimises has paid for it: a tenth of the browser's work. */
const BASELINE_CODE = '--js-flags=--no-opt --no-maglev'

/** Playwright runs without a window by itself. One process for frames of all sites saves a tenth of the time. */
const args = [
  ...chromiumFlags.filter((flag) => flag !== '--headless'),
  '--disable-site-isolation-trials',
  BASELINE_CODE,
  '--disable-features=IsolateOrigins,site-per-process',
  `--blink-settings=${[...WITH_A_MOUSE, ...PICTURES_IN_VIEW].join()}`,
]

export default defineConfig({
  testDir: './e2e',
  // It compiles and packs the storefront anew: for CI.
  testIgnore: process.env.CI ? [] : 'compiled-storefront.spec.ts',
  globalSetup: './e2e/shop/global-setup.ts',
  outputDir: './test-results',
  reporter: 'list',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Journeys replace answers of the network, which Playwright cannot do to what a worker asks for.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args },
  },
})
