import { GATEWAY_BASE_PATH, type Operation } from '@/lib/gateway/operation'
import type { Attack } from './attack-socket.ts'
import type { Dice } from '../dice.ts'

export type Attacker = { shopUrl: string; cookies: readonly string[]; phones: readonly string[]; dice: Dice }
export type Shape = (attacker: Attacker) => Promise<Attack[]>

export const pathOf = ({ path }: Operation) => GATEWAY_BASE_PATH + path

/** A request as it stands on the wire, up to its body. */
export const head = (method: string, target: string, fields = '') =>
  `${method} ${target} HTTP/1.1\r\nHost: shop\r\n${fields}\r\n`
