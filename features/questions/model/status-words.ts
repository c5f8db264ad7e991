/** States of questions and answers, in the words of their author and of the desk. */
export const STATUS_WORDS = {
  moderation: 'На проверке',
  published: 'Опубликовано',
  rejected: 'Не принято',
} as const
