import { isStrictEmail } from '../email'
import { INN_LENGTHS, innProblem, isInn, kppProblem } from './requisites'
import { PHONE_WORDS, readPhone } from '../read-phone'

type Contractor = { name: string; INN: string; KPP: string }
type Client = { name: string; contractors: readonly Contractor[] }
type Manager = { name: string; phone: string; email: string }

type CompanyFields = { clients: readonly Client[]; managers: readonly Manager[] }

const [COMPANY_INN_LENGTH, PERSON_INN_LENGTH] = INN_LENGTHS

/** What is wrong with a company, by the path of its field: `clients.0.contractors.1.INN`. */
export function companyProblems({ clients, managers }: CompanyFields): Record<string, string> {
  const problems: Record<string, string> = {}
  const note = (path: string, message: string | null) => {
    if (message !== null) problems[path] = message
  }
  if (clients.length === 0) note('clients', 'Добавьте клиента: на него оформляют заказ')
  for (const [at, client] of clients.entries()) {
    const place = `clients.${at}`
    note(`${place}.name`, client.name.trim() === '' ? 'Впишите название клиента' : null)
    if (client.contractors.length === 0)
      note(`${place}.contractors`, 'Добавьте контрагента: на него выставляют счёт')
    for (const [index, contractor] of client.contractors.entries()) {
      const own = `${place}.contractors.${index}`
      note(`${own}.name`, contractor.name.trim() === '' ? 'Впишите название, например ООО «Ромашка»' : null)
      note(`${own}.INN`, contractorInnProblem(contractor.INN))
      note(`${own}.KPP`, contractorKppProblem(contractor))
    }
  }
  for (const [at, manager] of managers.entries()) {
    const place = `managers.${at}`
    note(`${place}.name`, manager.name.trim() === '' ? 'Впишите имя менеджера' : null)
    note(`${place}.phone`, phoneProblem(manager.phone))
    note(
      `${place}.email`,
      manager.email.trim() === '' || isStrictEmail(manager.email.trim()) ? null : 'Проверьте адрес почты',
    )
  }
  return problems
}

function contractorInnProblem(inn: string): string | null {
  if (!/^(?:\d{10}|\d{12})$/.test(inn)) return 'ИНН — 10 цифр у компании, 12 у предпринимателя'
  return innProblem(inn) ?? (isInn(inn) ? null : 'Контрольная цифра ИНН не сходится: проверьте номер')
}

/** Entrepreneurs have none; a taxpayer number that is not whole does not say whose it is. */
function contractorKppProblem({ INN, KPP }: Contractor): string | null {
  if (KPP === '' && INN.length !== COMPANY_INN_LENGTH) return null
  return INN.length === PERSON_INN_LENGTH ? 'У предпринимателя КПП не бывает' : kppProblem(KPP)
}

function phoneProblem(phone: string): string | null {
  if (phone.trim() === '') return null
  const reading = readPhone(phone)
  return 'phone' in reading ? null : PHONE_WORDS[reading.problem]
}
