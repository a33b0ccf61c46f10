import type { ConformidadeDaEtapa, ConformidadeDaUnidade } from '@merenda/shared/contratos';
import { simularApi } from '@merenda/shared/testing';
import { ler, pedir } from '../teste/ler.js';

const ETAPA = {
  categoria: { id: 1, modalidade: 'FUNDAMENTAL', faixaEtaria: { id: 1, nome: '6 a 10 anos' } },
  modalidade: { nome: 'PARCIAL2' as const, descricao: 'Parcial – 2 ou mais refeições' },
};
const NOME = 'Fundamental – 6 a 10 anos, Parcial – 2 ou mais refeições';

test('all units are one table, a row for each stage, with the rules that are not kept by name', async () => {
  const linhas: ConformidadeDaEtapa[] = [
    {
      ...ETAPA,
      unidade: { id: 3, nome: 'EMEF CENTRO' },
      cumpridas: 11,
      naoCumpridas: ['Ferro heme', 'Doce'],
      incompletas: [],
    },
  ];
  const servidor = simularApi({ 'GET /conformidade': linhas });
  const folha = await ler('conformidade?dia=2026-11-11');
  expect(servidor.requisicoes[0]?.busca).toEqual({ dia: '2026-11-11' });
  expect(folha.dados).toEqual([
    { rotulo: 'Mês', valor: '11/2026' },
    { rotulo: 'Unidade', valor: 'Todas as suas unidades' },
  ]);
  expect(folha.tabelas[0]?.linhas).toEqual([['EMEF Centro', NOME, 11, 2, 0, 'Ferro heme; Doce', null]]);
});

test('a unit has a table for each stage: the month and its weeks, each rule with its mark, why, and what would mend it', async () => {
  const regra = {
    codigo: 'FERRO_HEME',
    regra: 'Ferro heme',
    norma: 'art. 18',
    marca: 'NAO_CUMPRE' as const,
    figura: '1 dia; mínimo de 4 na semana',
    motivos: ['10/11: Frango (Frango)'],
    semDados: ['Sagu'],
    correcao: 'Troque Ovo de 12/11 por Frango.',
  };
  const doce = { ...regra, codigo: 'DOCE', regra: 'Doce', marca: 'CUMPRE' as const, semDados: [] };
  // Of a rule that is kept only the days are printed.
  doce.motivos = ['09/11: Bolo (Fubá)', '09/11: Pudim (Leite)', '11/11: Bolo (Fubá)'];
  const etapas: ConformidadeDaUnidade = [
    {
      ...ETAPA,
      periodos: [
        { de: '01/11/2026', ate: '30/11/2026', mes: true, diasLetivos: 20, regras: [{ ...doce, correcao: null }] },
        { de: '09/11/2026', ate: '15/11/2026', mes: false, diasLetivos: 5, regras: [regra] },
      ],
    },
  ];
  simularApi({ 'GET /conformidade/3': etapas });
  const [tabela] = (await ler('conformidade/3?dia=2026-11-11')).tabelas;
  expect(tabela?.titulo).toBe(NOME);
  expect(tabela?.linhas).toEqual([
    ['Mês: 1 de 1 regra cumprida', 'Doce', 'Cumpre', '1 dia; mínimo de 4 na semana', '09/11, 11/11', null, 'art. 18'],
    [
      'Semana de 09/11/2026 a 15/11/2026: 0 de 1 regra cumprida, 1 não cumprida',
      'Ferro heme',
      'Não cumpre',
      '1 dia; mínimo de 4 na semana',
      '10/11: Frango (Frango); falta classificar ou pesar: Sagu',
      'Troque Ovo de 12/11 por Frango.',
      'art. 18',
    ],
  ]);
  expect(tabela?.destacadas).toEqual([1]);
});

test('an address without a day of the month names no report', async () => {
  simularApi({});
  expect(await pedir('conformidade')).toBeNull();
  expect(await pedir('conformidade?dia=2026-13-01')).toBeNull();
});
