import { type Violacao, violacao } from '../violacao.js';
import { type Dia, diaAnterior } from '../datas.js';

/** Goods arrive with their invoice or after it. */
export const violacoesDaNota = (nota: { dataEmissao: Dia; dataRecebimento: Dia }): Violacao[] =>
  violacao(
    diaAnterior(nota.dataRecebimento, nota.dataEmissao),
    'dataRecebimento',
    'O recebimento não pode ser anterior à emissão da nota.',
  );

/** A delivery is recorded on its day or later. */
export const violacoesDaChegada = (dataRecebimento: Dia, hoje: string): Violacao[] =>
  violacao(diaAnterior(hoje, dataRecebimento), 'dataRecebimento', 'O recebimento não pode ser posterior a hoje.');
