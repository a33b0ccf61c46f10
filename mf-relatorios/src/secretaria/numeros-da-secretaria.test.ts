import { simularApi } from '@merenda/shared/testing';
import { ler } from '../teste/ler.js';

const mes = { contratado: 2300, recebido: 80, disponivel: 2100, vence: 10, planejadas: 40, executadas: 30 };

test('the secretary’s figures are a table of months, with the unit and today’s meals above it', async () => {
  const { requisicoes } = simularApi({
    'GET /hoje/secretaria': {
      meses: [
        { ...mes, mes: '05/2026' },
        { ...mes, mes: '06/2026', executadas: 2 },
      ],
      hoje: { planejadas: 6, executadas: 3 },
      agriculturaFamiliar: {
        codigo: 'AF',
        regra: null,
        contratado: { valor: 0, percentual: 0 },
        pago: { valor: 0, percentual: 0 },
        sobreRepasse: 30.65,
        recebido: { valor: 128_000, percentual: 30.65 },
        atende: false,
        diferenca: 59_875,
        podeMudar: false,
      },
    },
  });
  const folha = await ler('numeros-da-secretaria');
  expect(folha.dados).toEqual([
    { rotulo: 'Unidade', valor: 'Todas as suas unidades' },
    { rotulo: 'Refeições de hoje', valor: '3 executadas de 6 planejadas' },
    {
      rotulo: 'Agricultura familiar no ano, com o PNAE',
      valor: '30,65%. Faltam R$ 59.875,00 de agricultura familiar até dezembro.',
    },
  ]);
  expect(folha.tabelas[0]?.colunas.map(({ titulo }) => titulo)).toEqual([
    'Mês',
    'Contratado',
    'Recebido',
    'Disponível',
    'Refeições planejadas',
    'Refeições executadas',
    'Vence em 30 dias',
  ]);
  expect(folha.tabelas[0]?.linhas).toEqual([
    ['05/2026', 2300, 80, 2100, 40, 30, 10],
    ['06/2026', 2300, 80, 2100, 40, 2, 10],
  ]);
  await ler('numeros-da-secretaria/30');
  expect(requisicoes.map(({ busca }) => busca)).toEqual([{}, { unidade: '30' }]);
});
