import { useSessao } from '@merenda/shared';
import { renderTela, simularApi, umaNotificacao, umaPagina, verificarAcessibilidade } from '@merenda/shared/testing';
import { act, screen, within } from '@testing-library/react';
import type { AreaPublicada } from '../federation/registry.js';
import { montarMenu, type GrupoVisivel } from '../menu/menu.js';
import { SHELL_PUBLICADO } from '../proprias/area.js';
import { Inicio } from './Inicio.js';

const publicada = { area: { id: 'mf-cardapios', nome: 'Cardápios', telas: [], menu: [] } } as unknown as AreaPublicada;
const grupo = (id: string, titulo: string, caminho: string): GrupoVisivel => ({
  id,
  publicada,
  titulo,
  icone: id,
  bloco: true,
  abreModal: false,
  secoes: [{ titulo: null, atalhos: [{ rotulo: 'Abrir', caminho, titulo, tela: id, publicada }] }],
});
const MENU = [
  grupo('execucao', 'Execução de cardápios', '/execucao-cardapios'),
  grupo('calendario', 'Calendário de cardápios', '/cardapio-calendario'),
];

test('the tile of the execution counts the meals that wait, as they are read; others count nothing', async () => {
  // A page has not all of them.
  simularApi({
    'GET /notificacoes/pagina': {
      ...umaPagina([umaNotificacao()]),
      refeicoesPorExecutar: 3,
      primeirosPassos: false,
    },
  });
  renderTela(<Inicio menu={MENU} />);
  const bloco = screen.getByRole('region', { name: 'Execução de cardápios' });
  expect(within(bloco).queryByRole('img')).not.toBeInTheDocument();
  expect(await within(bloco).findByRole('img', { name: '3 refeições por executar' })).toHaveTextContent(
    '3 por executar',
  );
  expect(
    within(screen.getByRole('region', { name: 'Calendário de cardápios' })).queryByRole('img'),
  ).not.toBeInTheDocument();
  await verificarAcessibilidade();
});

test('the kept notifications are counted before the server answers', () => {
  simularApi({ 'GET /notificacoes/pagina': () => new Promise<Response>(() => undefined) });
  renderTela(<Inicio menu={MENU} />);
  act(() => useSessao.getState().atualizar({ refeicoesPorExecutar: 1 }));
  expect(screen.getByRole('img', { name: '1 refeição por executar' })).toBeInTheDocument();
});

test('the tiles of the areas come before the user’s data and the notifications', () => {
  simularApi({ 'GET /notificacoes/pagina': () => new Promise<Response>(() => undefined) });
  renderTela(<Inicio menu={[...montarMenu([SHELL_PUBLICADO], () => true), ...MENU]} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Execução de cardápios',
    'Calendário de cardápios',
    'Dados cadastrais',
    'Notificações',
  ]);
});
