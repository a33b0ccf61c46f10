import { formatarQuantidade } from '@merenda/shared/formatos';

/** '1 notificação', '1.200 notificações' */
export const contarNotificacoes = (quantas: number): string =>
  quantas === 1 ? '1 notificação' : `${formatarQuantidade(quantas)} notificações`;
