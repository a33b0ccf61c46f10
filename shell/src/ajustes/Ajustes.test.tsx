import { renderTela, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import { AjustesVisiveis } from '../menu/ajustes-visiveis.js';
import { ajustesVisiveis } from '../menu/menu.js';
import Ajustes from './Ajustes.js';

const tela = (id: string, titulo: string, permissao: string) => ({ id, caminho: `/${id}`, titulo, permissao });
const AREAS = [
  {
    id: 'mf-a',
    nome: 'A',
    menu: [],
    telas: [
      tela('listas', 'Listas de Escolha', 'CONFIGURACOES'),
      tela('privacidade', 'Privacidade', 'USUARIOS'),
      tela('prazos', 'Privacidade', 'CONFIGURACOES'),
    ],
    ajustes: [
      { titulo: 'Município', entradas: [{ tela: 'listas', descricao: 'Edite as opções das listas.' }] },
      {
        titulo: 'Controle',
        entradas: ['privacidade', 'prazos'].map((uma) => ({ tela: uma, descricao: 'Veja os dados pessoais.' })),
      },
    ],
  },
  {
    id: 'mf-b',
    nome: 'B',
    menu: [],
    telas: [tela('limites', 'Limites', 'CARDAPIOS')],
    ajustes: [{ titulo: 'Município', entradas: [{ tela: 'limites', descricao: 'Ajuste os limites.' }] }],
  },
].map((area) => ({ area }));

const abrir = (...permissoes: (string | null)[]) =>
  renderTela(
    <AjustesVisiveis value={ajustesVisiveis(AREAS, (exigida) => permissoes.includes(exigida))}>
      <Ajustes />
    </AjustesVisiveis>,
  );
const linksDe = (secao: string) =>
  within(screen.getByRole('region', { name: secao }))
    .getAllByRole('listitem')
    .map((linha) => [within(linha).getByRole('link').getAttribute('href'), linha.textContent]);

test('the settings of all areas are in the sections that they name, each with its line, and a screen is there once', async () => {
  abrir('USUARIOS', 'CONFIGURACOES', 'CARDAPIOS');
  expect(linksDe('Município')).toEqual([
    ['/listas', 'Listas de EscolhaEdite as opções das listas.'],
    ['/limites', 'LimitesAjuste os limites.'],
  ]);
  expect(linksDe('Controle')).toEqual([['/privacidade', 'PrivacidadeVeja os dados pessoais.']]);
  await verificarAcessibilidade();
});

test('only what the user may open is there', () => {
  abrir('CONFIGURACOES');
  expect(linksDe('Controle')).toEqual([['/prazos', 'PrivacidadeVeja os dados pessoais.']]);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('a user without settings reads so', () => {
  abrir('PRATOS');
  expect(screen.getByText('Não há ajustes para o seu usuário.')).toBeInTheDocument();
});
