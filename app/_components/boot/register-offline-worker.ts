import { OFFLINE_WORKER_PATH } from '@/lib/offline/offline-paths'

/** Runs in each page once it is loaded and the browser is idle; a browser without storage does without. */
export const REGISTER_OFFLINE_WORKER = `addEventListener("load",function(){var w=navigator.serviceWorker;w&&(self.requestIdleCallback||setTimeout)(function(){w.register("${OFFLINE_WORKER_PATH}").catch(function(){})})})`
