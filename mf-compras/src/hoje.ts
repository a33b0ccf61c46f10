import dayjs from 'dayjs';

/** Today on this computer's calendar, 'DD/MM/YYYY': bounds fields beforehand; the server's day decides. */
export const hojeBR = (): string => dayjs().format('DD/MM/YYYY');
