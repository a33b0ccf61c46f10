import type { PeriodoLetivo } from '@merenda/shared/contratos';
import { acionar, esperarDialogo, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import { ModalCalendarioEscolar } from './ModalCalendarioEscolar.js';

const RECESSO: PeriodoLetivo = {
  id: 1,
  tipo: 'RECESSO',
  de: '13/07/2026',
  ate: '24/07/2026',
  nome: 'Recesso de julho',
  unidade: { id: 3, nome: 'EMEF CENTRO' },
  versao: 2,
};
const ESTOQUES = [{ id: 10, unidadeEducacional: { id: 3, nome: 'EMEF CENTRO' } }];

function montar() {
  const api = simularApi({
    'GET /periodos-letivos': [RECESSO],
    'GET /estoques/me': ESTOQUES,
    'POST /periodos-letivos': { ...RECESSO, id: 2 },
    'PUT /periodos-letivos/1': { ...RECESSO, versao: 3 },
  });
  const tela = <ModalCalendarioEscolar ano="2026" aoFechar={() => undefined} />;
  return { api, ...renderTela(tela, { permissoes: ['CARDAPIOS'], estoques: ESTOQUES }) };
}

test('a period is included for the whole municipality; one that ends before it begins is refused at its field', async () => {
  const { api, usuario } = montar();
  const modal = within(await esperarDialogo('Calendário escolar de 2026'));
  expect(await modal.findByText('13/07/2026 a 24/07/2026')).toBeInTheDocument();
  await verificarAcessibilidade();
  await usuario.click(modal.getByRole('combobox', { name: /Tipo/ }));
  await usuario.click(await screen.findByTitle('Sábado ou outro dia com aula'));
  await usuario.type(modal.getByRole('textbox', { name: /Nome/ }), 'Reposição');
  await usuario.type(modal.getByLabelText(/Primeiro dia/), '28112026');
  await usuario.type(modal.getByLabelText(/Último dia/), '27112026');
  await usuario.click(modal.getByRole('button', { name: 'Incluir' }));
  expect(await modal.findByText('A data final é anterior à inicial.')).toBeInTheDocument();
  await usuario.clear(modal.getByLabelText(/Último dia/));
  await usuario.type(modal.getByLabelText(/Último dia/), '28112026');
  await usuario.click(modal.getByRole('button', { name: 'Incluir' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Período incluído com sucesso!')).toBeInTheDocument();
  expect(api.de('POST /periodos-letivos')[0]?.corpo).toEqual({
    tipo: 'LETIVO',
    nome: 'Reposição',
    de: '28/11/2026',
    ate: '28/11/2026',
    unidade: null,
  });
});

test('a period is edited with the version that was read', async () => {
  const { api, usuario } = montar();
  await screen.findByText('13/07/2026 a 24/07/2026');
  await acionar(usuario, 'Editar', 'Recesso de julho, 13/07/2026 a 24/07/2026');
  const edicao = within(await esperarDialogo('Edição de Período'));
  await usuario.clear(edicao.getByRole('textbox', { name: /Nome/ }));
  await usuario.type(edicao.getByRole('textbox', { name: /Nome/ }), 'Recesso');
  await usuario.click(edicao.getByRole('button', { name: 'Salvar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await screen.findByText(/atualizado com sucesso/);
  expect(api.de('PUT /periodos-letivos/1')[0]?.corpo).toMatchObject({
    nome: 'Recesso',
    unidade: { id: 3 },
    versao: 2,
  });
});
