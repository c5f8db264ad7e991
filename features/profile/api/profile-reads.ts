import { listClients, listManagers } from '@/lib/gateway/contracts/accounts/passport'
import { readApiToken } from '@/lib/gateway/contracts/accounts/public-api'
import { listSessions } from '@/lib/gateway/contracts/accounts/sessions'
import type { GatewayCall } from '@/lib/query/reading'

export const managers = async (call: GatewayCall) => (await call(listManagers, {})).managers

export const clients = async (call: GatewayCall) => (await call(listClients, {})).clients

export const sessions = async (call: GatewayCall) => (await call(listSessions, {})).sessions

export const apiToken = (call: GatewayCall) => call(readApiToken, {})
