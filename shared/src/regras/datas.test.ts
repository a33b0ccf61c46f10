import { violacoesDoPeriodo } from './datas.js';
import { violacoesDaChegada, violacoesDaNota } from './compras/notas-fiscais.js';
import { violacoesDoLote, violacoesDoVencimento } from './estoque/lotes.js';
import { violacoesDaVigencia } from './compras/aquisicoes.js';

const ANTES = '2026-03-09';
const DIA = '2026-03-10';

it.each([
  [
    'a period',
    { campo: 'ate', mensagem: 'A data final é anterior à inicial.' },
    (dia: string | null) => violacoesDoPeriodo({ de: DIA, ate: dia }),
  ],
  [
    'a validity',
    { campo: 'vigencia', mensagem: 'A vigência não pode ser anterior à data do contrato.' },
    (dia: string | null) => violacoesDaVigencia({ dataContrato: DIA, vigencia: dia }),
  ],
  [
    'a lot',
    { campo: 'dataValidade', mensagem: 'A validade não pode ser anterior à fabricação.' },
    (dia: string | null) => violacoesDoLote({ dataFabricacao: DIA, dataValidade: dia }),
  ],
  [
    'an expiry',
    { campo: 'dataValidade', mensagem: 'A validade não pode ser anterior a hoje.' },
    (dia: string | null) => violacoesDoVencimento(dia, DIA),
  ],
  [
    'an invoice',
    { campo: 'dataRecebimento', mensagem: 'O recebimento não pode ser anterior à emissão da nota.' },
    (dia: string | null) => violacoesDaNota({ dataEmissao: DIA, dataRecebimento: dia }),
  ],
])('%s may end on the same day, not on the day before', (_, violacao, regra) => {
  expect(regra(DIA)).toEqual([]);
  expect(regra(ANTES)).toEqual([violacao]);
});

it('returns no violation while a day is missing or invalid', () => {
  for (const dia of [null, '', '2026-02-30']) {
    expect(violacoesDoPeriodo({ de: DIA, ate: dia })).toEqual([]);
    expect(violacoesDoPeriodo({ de: dia, ate: DIA })).toEqual([]);
  }
});

it('refuses a delivery from tomorrow', () => {
  expect(violacoesDaChegada(DIA, DIA)).toEqual([]);
  expect(violacoesDaChegada(DIA, ANTES)).toEqual([
    { campo: 'dataRecebimento', mensagem: 'O recebimento não pode ser posterior a hoje.' },
  ]);
});
