import type { users } from '@/gateway/db/schema/accounts'

type DemoUser = typeof users.$inferInsert & { phone: string; email: string; name: string }

/** Of every demo account; the README names it too. */
export const DEMO_PASSWORD = 'demo-arus-2026'

const confirmed = { isPhoneConfirmed: true, isEmailConfirmed: true }

export const DEMO_RETAIL: DemoUser = {
  ...confirmed,
  externalId: 'demo-retail',
  phone: '79000000001',
  email: 'anna@example.com',
  name: 'Анна',
  secondName: 'Смирнова',
  birthday: '14.05.1988',
  gender: 1,
  isSubscribe: true,
  defaultWriteoffAgree: true,
}

export const DEMO_UNCONFIRMED: DemoUser = {
  externalId: 'demo-unconfirmed',
  phone: '79000000002',
  email: 'pavel@example.com',
  isEmailConfirmed: true,
  name: 'Павел',
  secondName: 'Орлов',
}

export const DEMO_CORPORATE: DemoUser = {
  ...confirmed,
  externalId: 'demo-corporate',
  phone: '79000000003',
  email: 'fleet@example.com',
  name: 'Ирина',
  secondName: 'Ковалёва',
  group: 'corporate',
  invoiceEmail: 'accounts@example.com',
  isInvoiceEmailConfirmed: true,
  markup: 10,
}

export const DEMO_ADMIN: DemoUser = {
  ...confirmed,
  externalId: 'demo-admin',
  phone: '79000000004',
  email: 'admin@example.com',
  name: 'Администратор',
  isAdmin: true,
  permissions: ['admin_type_permission'],
}

export const DEMO_TESTER: DemoUser = {
  ...confirmed,
  externalId: 'demo-tester',
  phone: '79000000005',
  email: 'tester@example.com',
  name: 'Тестировщик',
  permissions: ['tester_type_permission'],
}

export const DEMO_USERS = [DEMO_RETAIL, DEMO_UNCONFIRMED, DEMO_CORPORATE, DEMO_ADMIN, DEMO_TESTER]

export const DEMO_CLIENTS = [
  {
    externalId: 'demo-fleet-north',
    name: 'ООО Автопарк, северная площадка',
    address: 'Москва, Дмитровское шоссе, 107',
    latitude: 55.8723,
    longitude: 37.5462,
    contractors: [
      { externalId: 'demo-contractor-1', name: 'ООО Автопарк', inn: '7713456783', kpp: '771301001' },
      { externalId: 'demo-contractor-2', name: 'ООО Автопарк Сервис', inn: '7713987657', kpp: '771301001' },
    ],
  },
  {
    externalId: 'demo-fleet-south',
    name: 'ООО Автопарк, южная площадка',
    address: 'Москва, Варшавское шоссе, 170',
    latitude: 55.5989,
    longitude: 37.5967,
    contractors: [
      { externalId: 'demo-contractor-3', name: 'ООО Автопарк Юг', inn: '7726123453', kpp: '772601001' },
    ],
  },
]

export const DEMO_MANAGERS = [
  {
    name: 'Мария Лебедева',
    position: 'Менеджер по работе с автопарками',
    phone: '79000000101',
    email: 'lebedeva@example.com',
  },
  {
    name: 'Олег Никитин',
    position: 'Специалист по доставке',
    phone: '79000000102',
    email: 'nikitin@example.com',
  },
]
