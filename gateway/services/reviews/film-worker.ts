import { parentPort, workerData } from 'node:worker_threads'
import { stripFilm } from './strip-film'

parentPort?.postMessage(stripFilm(String(workerData)))
