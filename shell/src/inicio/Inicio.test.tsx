import { useSessao } from '@merenda/shared';
import { renderTela, simularApi, umaPagina, verificarAcessibilidade } from '@merenda/shared/testing';
import { act, screen, within } from '@testing-library/react';
import type { AreaPublicada } from '../federation/registry.js';
import type { GrupoVisivel } from '../menu/menu.js';
import { Inicio } from './Inicio.js';

const publicada = { area: { id: 'mf-cardapios', nome: 'Cardápios', telas: [], menu: [] } } as unknown as AreaPublicada;
const grupo = (id: string, titulo: string, caminho: string): GrupoVisivel => ({
  id,
  titulo,
  icone: id,
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
      ...umaPagina([{ mensagem: 'Lote vence.' }]),
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

test('what the session keeps is counted before the server answers', () => {
  simularApi({ 'GET /notificacoes/pagina': () => new Promise<Response>(() => undefined) });
  renderTela(<Inicio menu={MENU} />);
  act(() => useSessao.getState().atualizar({ refeicoesPorExecutar: 1 }));
  expect(screen.getByRole('img', { name: '1 refeição por executar' })).toBeInTheDocument();
});
