import type { ButtonProps } from 'antd';
import { BotaoComMenu, type AcaoPronta } from './BotaoComMenu.js';

interface MaisAcoesProps {
  /** The row or the card. */
  nome: string;
  tamanho: ButtonProps['size'];
  acoes: () => AcaoPronta[];
}

/** The button 'Mais' of a row or of a card. */
export const MaisAcoes = ({ nome, ...resto }: MaisAcoesProps) => (
  <BotaoComMenu texto="Mais" nome={`Mais ações de ${nome}`} {...resto} />
);
