import type { RecursoPnae, SituacaoDasContas } from '@merenda/shared/contratos';
import {
  acionar,
  colar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AvisoDoFechamento } from './AvisoDoFechamento.js';
import { EntradasDoAno } from './EntradasDoAno.js';
import { FechamentoDasContas } from './FechamentoDasContas.js';

const ABERTAS: SituacaoDasContas = {
  ano: 2025,
  fechamento: null,
  pendencias: ['Uma nota recebida no ano ainda tem R$ 99,00 a pagar.'],
  correcoes: [],
};
const FECHADAS: SituacaoDasContas = {
  ano: 2025,
  fechamento: { em: '15/02/2026 10:00', por: 'ANA LIMA' },
  pendencias: [],
  correcoes: [
    {
      id: 1,
      em: '20/02/2026 09:30',
      por: 'RUI SÁ',
      descricao: 'Pagamento de R$ 10,00 em 30/12/2025, documento OB 7, registrado',
      motivo: 'Ordem esquecida',
    },
  ],
};
const REPASSE: RecursoPnae = {
  id: 3,
  ano: 2025,
  tipo: 'REPASSE',
  parcela: 1,
  data: '27/02/2025',
  valor: 500,
  documento: 'OB 1',
  versao: 1,
};

function abrir(situacao: SituacaoDasContas, permissoes: ('AQUISICOES' | 'CONFIGURACOES')[], respostas: object = {}) {
  const api = simularApi({
    'GET /relogio': { hoje: '18/11/2026', agora: '18/11/2026 10:00' },
    'GET /recursos-pnae/contas': situacao,
    'GET /recursos-pnae': [REPASSE],
    ...respostas,
  });
  const tela = (
    <>
      <AvisoDoFechamento ano={situacao.ano} />
      <EntradasDoAno ano={situacao.ano} />
      <FechamentoDasContas ano={situacao.ano} />
    </>
  );
  return { api, ...renderTela(tela, { permissoes }) };
}

test('what is open is listed, and the year is closed after the question', async () => {
  const { api, usuario } = abrir(ABERTAS, ['AQUISICOES', 'CONFIGURACOES'], {
    'POST /recursos-pnae/contas/fechamento': FECHADAS,
  });
  expect(await screen.findByText(ABERTAS.pendencias[0]!)).toBeVisible();
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('button', { name: 'Fechar o ano' }));
  expect(await screen.findByText(/Os valores não mudam mais, e as contas não são reabertas\./)).toBeVisible();
  expect(api.de('POST /recursos-pnae/contas/fechamento')).toEqual([]);
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  await waitFor(() =>
    expect(api.de('POST /recursos-pnae/contas/fechamento').map(({ corpo }) => corpo)).toEqual([{ ano: 2025 }]),
  );
});

test('who writes no settings reads who can close the year', async () => {
  abrir(ABERTAS, ['AQUISICOES']);
  expect(await screen.findByText('Quem cuida das configurações do município fecha as contas.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fechar o ano' })).not.toBeInTheDocument();
});

test('a year that has not ended says from when it can be closed', async () => {
  abrir({ ...ABERTAS, ano: 2026, pendencias: [] }, ['CONFIGURACOES']);
  expect(
    await screen.findByText('O ano de 2026 ainda não terminou. As contas são fechadas a partir de 01/01/2027.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fechar o ano' })).not.toBeInTheDocument();
});

test('closed accounts name the time and the user, above the figures too, and list the corrections', async () => {
  abrir(FECHADAS, ['AQUISICOES', 'CONFIGURACOES']);
  expect(
    await screen.findByText(/^As contas de 2025 foram fechadas em 15\/02\/2026 10:00, por Ana Lima\./),
  ).toBeVisible();
  expect(screen.getByText(/^Fechadas em 15\/02\/2026 10:00, por Ana Lima\./)).toBeVisible();
  const correcao = within(await screen.findByRole('table', { name: 'Correções' })).getByRole('row', { name: /OB 7/ });
  expect(correcao).toHaveTextContent('Ordem esquecida');
  expect(correcao).toHaveTextContent('Rui Sá');
  await verificarAcessibilidade();
});

test('an entry of a closed year is written with its reason, and is not deleted', async () => {
  const { api, usuario } = abrir(FECHADAS, ['AQUISICOES', 'CONFIGURACOES'], { 'PUT /recursos-pnae/3': REPASSE });
  await screen.findByRole('table', { name: 'Correções' });
  expect(screen.getByRole('button', { name: 'Excluir Repasse OB 1' })).toHaveAccessibleDescription(
    'As contas de 2025 estão fechadas: os seus recursos não são excluídos, nem voltam.',
  );
  await acionar(usuario, 'Editar', 'Repasse OB 1');
  const dialogo = await esperarDialogo('Edição de Recurso');
  await colar(usuario, within(dialogo).getByLabelText('Valor'), '600,00');
  await colar(usuario, within(dialogo).getByLabelText('Motivo da correção'), 'Valor errado');
  await usuario.click(within(dialogo).getByRole('button', { name: 'Salvar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() =>
    expect(api.de('PUT /recursos-pnae/3').map(({ corpo }) => corpo)).toMatchObject([
      { ano: 2025, valor: 600, motivo: 'Valor errado', versao: 1 },
    ]),
  );
});

test('a failure to read whether the accounts are closed can be tried again', async () => {
  abrir(ABERTAS, ['AQUISICOES'], { 'GET /recursos-pnae/contas': problema(503, 'O banco de dados está indisponível.') });
  expect(await screen.findByText('O banco de dados está indisponível.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});
