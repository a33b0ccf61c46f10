import { exportarLista, renderTela, simularApi } from '@merenda/shared/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import GerenciarAlimentos from './alimentos/GerenciarAlimentos.js';
import { GerenciarConvencionais } from './cardapios/GerenciarConvencionais.js';
import { GerenciarSemanais } from './cardapios-semanais/GerenciarSemanais.js';
import GerenciarPratos from './pratos/GerenciarPratos.js';
import GerenciarPreparos from './preparos/GerenciarPreparos.js';
import GerenciarReferencias from './referencias/GerenciarReferencias.js';

const TELAS: [lista: string, tela: ComponentType][] = [
  ['alimentos', GerenciarAlimentos],
  ['cardapios', () => <GerenciarConvencionais escolha={null} />],
  ['cardapios-semanais', () => <GerenciarSemanais escolha={null} />],
  ['pratos', GerenciarPratos],
  ['preparos', GerenciarPreparos],
  ['referencias-nutricionais', GerenciarReferencias],
];

test.each(TELAS)('the list of %s exports its own rows', async (lista, Tela) => {
  const servidor = simularApi({
    [`GET /${lista}`]: [],
    'GET /categorias': [],
    'GET /convencoes/categorias-alimento': [],
  });
  const { usuario } = renderTela(<Tela />);
  await screen.findByText('0 registros');
  expect(await exportarLista(usuario, servidor, lista)).toEqual({ formato: 'CSV', ids: [] });
});
