import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../../lib/connections/network-of.ts'
import { isInner, plainAddress } from '../headers/network-of-peer.ts'

/** Bounds the connections of one address; a proxy beside the shop has those of all visitors. */
export function boundConnections(server: Server, maxPerAddress: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress)
    if (address === '' || isInner(address)) return
    const network = networkOf(address)
    const count = (open.get(network) ?? 0) + 1
    if (count > maxPerAddress) return void socket.destroy()
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
