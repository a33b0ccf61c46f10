import type { ButtonProps } from 'antd';
import { BotaoComMenu, type AcaoPronta } from './BotaoComMenu.js';

interface MaisAcoesProps {
  /** The row or the card. */
  nome: string;
  tamanho: ButtonProps['size'];
  acoes: () => AcaoPronta[];
}

/** The button '⋯' of a row or of a card. */
export const MaisAcoes = ({ nome, ...resto }: MaisAcoesProps) => (
  <BotaoComMenu nome={`Mais ações de ${nome}`} {...resto} />
);
