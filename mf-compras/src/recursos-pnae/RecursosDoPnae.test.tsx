import type { PainelDoPnae, RecursoPnae, RegraPnae } from '@merenda/shared/contratos';
import { colar, esperarDialogo, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import RecursosDoPnae from './RecursosDoPnae.js';

const REGRA: RegraPnae = {
  id: 1,
  codigo: 'AF',
  regra: 'Agricultura familiar',
  operador: '>=',
  valor: 45,
  unidade: '% do recurso',
  periodo: 'ano',
  escopo: 'EEx',
  norma: 'Lei 11.947/2009 art. 14',
  vigenteDe: '01/01/2026',
  vigenteAte: null,
  certeza: 'verificado',
  versao: 1,
};
const NADA = { valor: 0, percentual: null };
const PAINEL: PainelDoPnae = {
  ano: 2026,
  recursos: {
    transferido: 417_500,
    saldoAnterior: 0,
    rendimentos: 0,
    devolvido: 0,
    previsto: 417_500,
    parcelaPrevista: 52_187.5,
    usarAte: '23/02/2027',
  },
  barras: [
    {
      codigo: 'AF',
      regra: REGRA,
      contratado: { valor: 200_000, percentual: 47.9 },
      recebido: { valor: 128_000, percentual: 30.65 },
      pago: { valor: 64_000, percentual: 15.32 },
      sobreRepasse: 30.65,
      atende: false,
      diferenca: 59_875,
      podeMudar: false,
    },
    {
      codigo: 'INGR',
      regra: { ...REGRA, operador: '<=', valor: 5, certeza: 'indício' },
      contratado: NADA,
      recebido: { valor: 9_000, percentual: 3.72 },
      pago: NADA,
      sobreRepasse: 2.16,
      atende: true,
      diferenca: 0,
      podeMudar: false,
    },
  ],
  naoClassificado: { contratado: 0, recebido: 300, pago: 0 },
  totais: { contratado: 250_000, recebido: 242_000, pago: 64_000 },
};
const REPASSE: RecursoPnae = {
  id: 3,
  ano: 2026,
  tipo: 'REPASSE',
  parcela: 1,
  data: '27/02/2026',
  valor: 52_187.5,
  documento: 'OB 1',
  versao: 1,
};

function abrir(permissoes: ('AQUISICOES' | 'CONFIGURACOES')[], respostas: object = {}) {
  const api = simularApi({
    'GET /relogio': { hoje: '18/11/2026', agora: '18/11/2026 10:00' },
    'GET /recursos-pnae/painel': PAINEL,
    'GET /recursos-pnae': [REPASSE],
    'GET /recursos-pnae/contas/quadro': [],
    ...respostas,
  });
  return { api, ...renderTela(<RecursosDoPnae />, { permissoes }) };
}

test('each goal has its share, its rule and its shortage; unclassified items have a link', async () => {
  const { container } = abrir(['AQUISICOES']);
  const familiar = await screen.findByRole('row', { name: /Agricultura familiar/ });
  expect(familiar).toHaveTextContent('mínimo de 45%');
  expect(familiar).toHaveTextContent('30,65%R$ 128.000,00');
  expect(familiar).toHaveTextContent('Faltam R$ 59.875,00 de agricultura familiar até dezembro.');
  const culinarios = screen.getByRole('row', { name: /Ingredientes culinários/ });
  expect(culinarios).toHaveTextContent('máximo de 5%');
  expect(culinarios).toHaveTextContent('(a conferir)');
  expect(culinarios).toHaveTextContent('Atende');
  expect(screen.getByText(/Contratado: R\$ 0,00 · Recebido: R\$ 300,00 · Pago: R\$ 0,00/)).toBeVisible();
  expect(screen.getByRole('link', { name: /grau de processamento/ })).toHaveAttribute('href', '/gerenciar-itens');
  expect(screen.getByText('R$ 417.500,00 (8 parcelas de R$ 52.187,50)')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Registrar recurso' })).not.toBeInTheDocument();
  await verificarAcessibilidade(container);
});

test('a transfer is registered with its instalment; a day of another year is refused at its field', async () => {
  const { api, usuario } = abrir(['AQUISICOES', 'CONFIGURACOES'], { 'POST /recursos-pnae': { ...REPASSE, id: 4 } });
  await usuario.click(await screen.findByRole('button', { name: 'Registrar recurso' }));
  const dialogo = await esperarDialogo('Recurso de 2026');
  await usuario.click(within(dialogo).getByRole('combobox', { name: 'Tipo' }));
  await usuario.click(await screen.findByTitle('Repasse'));
  await usuario.click(await within(dialogo).findByRole('combobox', { name: 'Parcela' }));
  await usuario.click(await screen.findByTitle('2ª parcela'));
  await colar(usuario, within(dialogo).getByLabelText('Valor'), '52187,50');
  await colar(usuario, within(dialogo).getByLabelText('Documento'), 'ob 2');
  const data = within(dialogo).getByLabelText('Data');
  await usuario.type(data, '31/03/2025{Enter}');
  await usuario.click(within(dialogo).getByRole('button', { name: 'Registrar' }));
  expect(await within(dialogo).findByText('A data não é de 2026.')).toBeVisible();
  await usuario.clear(data);
  await usuario.type(data, '31/03/2026{Enter}');
  await usuario.click(within(dialogo).getByRole('button', { name: 'Registrar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() =>
    expect(api.de('POST /recursos-pnae').map(({ corpo }) => corpo)).toEqual([
      { ano: 2026, tipo: 'REPASSE', parcela: 2, data: '31/03/2026', valor: 52_187.5, documento: 'OB 2' },
    ]),
  );
});
