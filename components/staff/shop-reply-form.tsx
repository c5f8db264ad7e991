import { type RefObject, useState } from 'react'
import { ConfirmButton } from '../ui/dialogs/confirm-button'
import { SingleTextForm } from '../form/single-text-form'
import { isOutdated } from '@/lib/forms/is-outdated'

type Props = {
  submit: string
  /** The answer that shoppers read now; empty where there is none. */
  written: string
  /** Takes the focus once an answer is gone, with its form. */
  place: RefObject<HTMLElement | null>
  /** `isTold`: the form has said what another person answered, and what is saved now takes its place. */
  onSave: (text: string, isTold: boolean) => Promise<void>
  /** Reads anew what stands around the form. */
  onOutdated: () => Promise<void>
}

/** The shop's answer to a shopper: an emptied field removes nothing, the button beneath does, once it has asked. */
export function ShopReplyForm({ submit, written, place, onSave, onOutdated }: Props) {
  const [isTold, setTold] = useState(false)
  const reread = async () => {
    setTold(true)
    await onOutdated()
  }
  const remove = async () => {
    try {
      await onSave('', isTold)
    } catch (cause) {
      if (isOutdated(cause)) await reread()
      throw cause
    }
  }
  return (
    <>
      <SingleTextForm
        label="Ответ магазина"
        submit={submit}
        value={written}
        required={written === '' ? 'Напишите ответ' : 'Напишите ответ или уберите его кнопкой ниже'}
        onSave={(text) => onSave(text, isTold)}
        onOutdated={reread}
      />
      {written !== '' && (
        <ConfirmButton title="Убрать ответ" yes="Убрать" doing="Убираем…" onYes={remove} place={place}>
          <p>Покупатели больше не увидят ответа магазина.</p>
        </ConfirmButton>
      )}
    </>
  )
}
