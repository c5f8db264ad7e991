import { parentPort, workerData } from 'node:worker_threads'
import { stripVideoMetadata } from './strip-video-metadata'

parentPort?.postMessage(stripVideoMetadata(String(workerData)))
