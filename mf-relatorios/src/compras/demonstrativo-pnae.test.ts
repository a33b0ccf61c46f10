import { simularApi } from '@merenda/shared/testing';
import { ler, pedir } from '../teste/ler.js';
import respostas from '../teste/respostas.json';

const divisao = respostas['GET /recursos-pnae/divisao'];

test('the statement has the figures of the panel, and its units and months add up to them', async () => {
  const { de } = simularApi({
    'GET /recursos-pnae/painel': respostas['GET /recursos-pnae/painel'],
    'GET /recursos-pnae/divisao': ({ busca }: { busca: Record<string, string> }) =>
      divisao.filter(({ nome }) => nome.endsWith('/2026') === (busca.por === 'MES')),
  });
  const folha = await ler('demonstrativo-pnae/2026');
  expect(folha.titulo).toBe('Demonstrativo dos recursos do PNAE de 2026');
  const [metas, unidades, meses] = folha.tabelas;
  expect(metas?.linhas[0]).toEqual([
    'Agricultura familiar',
    'mínimo de 45%',
    128_000,
    '30,65%',
    128_000,
    '30,65%',
    64_000,
    '15,32%',
    'Faltam R$ 59.875,00 de agricultura familiar até dezembro.',
  ]);
  expect(metas?.destacadas).toEqual([0]);
  expect(metas?.total).toEqual(['Total', null, 242_000, null, 242_000, null, 64_000, null, null]);
  for (const tabela of [unidades, meses]) {
    expect(tabela?.total).toEqual(['Total', 128_000, 210_000, 23_000, 9_000, 64_000, 0, 242_000]);
    const somas = tabela?.total?.map((_, coluna) =>
      tabela.linhas.reduce((soma, linha) => soma + Number(linha[coluna]), 0),
    );
    expect(somas?.slice(1)).toEqual(tabela?.total?.slice(1));
  }
  // Without a year, that of today.
  await ler('demonstrativo-pnae/false');
  expect(de('GET /recursos-pnae/painel').map(({ busca }) => busca)).toEqual([{ ano: '2026' }, {}]);
  expect(await pedir('demonstrativo-pnae/ontem')).toBeNull();
});
