import { doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { userId } from '@/gateway/db/schema/accounts'

export const clients = pgTable('clients', {
  id: uuid().primaryKey().defaultRandom(),
  externalId: text('external_id').notNull().unique(),
  name: text().notNull(),
  address: text().notNull().default(''),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
})

export const contractors = pgTable(
  'contractors',
  {
    externalId: text('external_id').primaryKey(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    inn: text().notNull(),
    kpp: text().notNull().default(''),
  },
  (table) => [index('contractors_client_idx').on(table.clientId)],
)

export const userClients = pgTable(
  'user_clients',
  {
    userId: userId(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.clientId] })],
)

export const managers = pgTable('managers', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  position: text(),
  phone: text(),
  email: text(),
  /** Media path. */
  photo: text(),
})

export const userManagers = pgTable(
  'user_managers',
  {
    userId: userId(),
    managerId: uuid('manager_id')
      .notNull()
      .references(() => managers.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.managerId] })],
)
