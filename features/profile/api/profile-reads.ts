import { listClients, listManagers } from '@/lib/gateway/contracts/accounts/passport'
import { readApiToken } from '@/lib/gateway/contracts/accounts/public-api'
import { listSessions } from '@/lib/gateway/contracts/accounts/sessions'
import type { Ask } from '@/lib/query/reading'

export const managers = async (ask: Ask) => (await ask(listManagers, {})).managers

export const clients = async (ask: Ask) => (await ask(listClients, {})).clients

export const sessions = async (ask: Ask) => (await ask(listSessions, {})).sessions

export const apiToken = (ask: Ask) => ask(readApiToken, {})
