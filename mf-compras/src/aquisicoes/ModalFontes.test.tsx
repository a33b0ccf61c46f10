import { acionar, esperarDialogo, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { umaAquisicaoDaLista } from '../teste/aquisicoes.js';
import GerenciarAquisicoes from './GerenciarAquisicoes.js';

const A_CONFERIR = umaAquisicaoDaLista({ id: 9, status: 'VIGENTE', fonteConferida: false, versao: 4 });
const OUTRA = umaAquisicaoDaLista({ id: 10, numero: 'PE 2', objeto: 'Limpeza', fonteConferida: false });
const DO_ESTADO = umaAquisicaoDaLista({ id: 11, numero: 'PE 3', fonteDeRecursos: 'ESTADO' });

const abrir = (linhas = [A_CONFERIR, OUTRA, DO_ESTADO]) => {
  const servidor = simularApi({
    'GET /aquisicoes': linhas,
    'GET /convencoes/modalidades-licitacao': [],
    'GET /convencoes/fontes-recurso': [],
    'PUT /aquisicoes/fonte-de-recursos': linhas.slice(0, 2).map((linha) => ({
      ...linha,
      fonteDeRecursos: 'MUNICIPIO',
      versao: linha.versao + 1,
    })),
  });
  return { servidor, ...renderTela(<GerenciarAquisicoes />, { permissoes: ['AQUISICOES'] }) };
};

test('the notice counts the unchecked ones, opens them, fills all of them at once and can be undone', async () => {
  const { usuario, servidor } = abrir();
  await screen.findByText('2 aquisições estão como PNAE/FNDE. Confira a fonte de recursos.');
  await usuario.click(screen.getByRole('button', { name: 'Conferir' }));
  const modal = within(await esperarDialogo('Quem paga as aquisições'));
  await verificarAcessibilidade(document.body);
  await usuario.click(modal.getByRole('combobox', { name: 'Preencher todas com' }));
  await usuario.click(await screen.findByTitle('Recursos do município'));
  await usuario.click(modal.getByRole('button', { name: 'Salvar' }));
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent('Deseja realmente gravar quem paga 2 aquisições?');
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
  await screen.findByText('Fonte de recursos gravada com sucesso!');
  const enviado = () => servidor.de('PUT /aquisicoes/fonte-de-recursos').map(({ corpo }) => corpo);
  expect(enviado()[0]).toEqual({
    aquisicoes: [
      { id: 9, versao: 4, fonteDeRecursos: 'MUNICIPIO' },
      { id: 10, versao: 1, fonteDeRecursos: 'MUNICIPIO' },
    ],
  });
  await usuario.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(enviado()).toHaveLength(2));
  expect(enviado()[1]).toMatchObject({ aquisicoes: [{ id: 9, versao: 5, fonteDeRecursos: 'PNAE_FNDE' }, {}] });
});

test('nothing is asked when all are checked; one in force is edited from its row', async () => {
  const { usuario } = abrir([umaAquisicaoDaLista({ id: 9, status: 'VIGENTE' })]);
  await acionar(usuario, 'Fonte de recursos', 'PE 1/2026');
  const modal = within(await esperarDialogo('Quem paga as aquisições'));
  expect(modal.getByRole('combobox', { name: /PE 1\/2026/ })).toBeInTheDocument();
  expect(modal.queryByRole('combobox', { name: 'Preencher todas com' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Confira a fonte de recursos/)).not.toBeInTheDocument();
});
