import { dataIsoValida } from '../formatos/datas.js';
import { type Violacao, violacao } from './violacao.js';

/** A day 'YYYY-MM-DD'; null or undefined while it is not given. */
export type Dia = string | null | undefined;

/** Whether a day is before another. False while either is not a valid day, which its own field reports. */
export const diaAnterior = (dia: Dia, outro: Dia): boolean =>
  !!dia && !!outro && dataIsoValida(dia) && dataIsoValida(outro) && dia < outro;

/** A period includes both its days, so it may be of one day. */
export const violacoesDoPeriodo = ({ de, ate }: { de: Dia; ate: Dia }): Violacao[] =>
  violacao(diaAnterior(ate, de), 'ate', 'A data final é anterior à inicial.');

/** An acquisition is in force from its contract on (specification 2, section 5). */
export const violacoesDaVigencia = ({ dataContrato, vigencia }: { dataContrato: Dia; vigencia: Dia }): Violacao[] =>
  violacao(diaAnterior(vigencia, dataContrato), 'vigencia', 'A vigência não pode ser anterior à data do contrato.');

/** A lot expires on the day of its manufacture or later. */
export const violacoesDoLote = (lote: { dataFabricacao: Dia; dataValidade: Dia }): Violacao[] =>
  violacao(
    diaAnterior(lote.dataValidade, lote.dataFabricacao),
    'dataValidade',
    'A validade não pode ser anterior à fabricação.',
  );

/** An expired lot does not enter a stock. */
export const violacoesDoVencimento = (dataValidade: Dia, hoje: string): Violacao[] =>
  violacao(diaAnterior(dataValidade, hoje), 'dataValidade', 'A validade não pode ser anterior a hoje.');

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
