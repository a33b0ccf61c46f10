import { queryClient } from '@merenda/shared';
import { simularApi } from '@merenda/shared/testing';
import * as consultas from './index.js';

const FAMILIAS = Object.values(consultas).flatMap((daEntidade) => ('familia' in daEntidade ? daEntidade.familia : []));

test('no two entities share a family of keys', () => {
  expect(new Set(FAMILIAS).size).toBe(FAMILIAS.length);
});

test.each([
  [consultas.consultasDeCategorias.familia, consultas.consultasDeCategorias.lista()],
  [consultas.consultasDeConvencoes.familia, consultas.consultasDeConvencoes.lista('cargos')],
  [consultas.consultasDeEstoques.familia, consultas.consultasDeEstoques.lista('todas')],
  [consultas.consultasDeEstoques.familia, { queryKey: consultas.consultasDeEstoques.doEstoque(7) }],
  [consultas.consultasDeFornecedores.familia, consultas.consultasDeFornecedores.lista()],
  [consultas.consultasDeItens.familia, consultas.consultasDeItens.lista()],
  [consultas.consultasDeProdutos.familia, consultas.consultasDeProdutos.um(7)],
  [consultas.consultasDeProdutos.familia, consultas.consultasDeProdutos.escolha('arroz')],
  [consultas.consultasDeProdutos.familia, consultas.consultasDeProdutos.comNomes(['ARROZ'])],
  [consultas.consultasDeUnidades.familia, consultas.consultasDeUnidades.lista()],
  [consultas.consultasDeUsuarios.familia, consultas.consultasDeUsuarios.um(7)],
  [consultas.consultasDeUsuarios.familia, consultas.consultasDeUsuarios.varios([7, 9])],
])('a write of the family %j makes its queries stale', (familia, { queryKey }) => {
  expect(queryKey.slice(0, familia.length)).toEqual(familia);
});

test('a look-up list that somebody else changed is read again, like other lists', async () => {
  simularApi({ 'GET /convencoes/cargos': [{ nome: 'VIGIA', descricao: 'Vigia noturno' }] });
  const cargos = consultas.consultasDeConvencoes.lista('cargos');
  const lida = [{ nome: 'VIGIA', descricao: 'Vigia' }];
  queryClient.setQueryData(cargos.queryKey, lida, { updatedAt: Date.now() - 14_000 });
  expect(await queryClient.fetchQuery(cargos)).toEqual(lida);
  queryClient.setQueryData(cargos.queryKey, lida, { updatedAt: Date.now() - 16_000 });
  expect(await queryClient.fetchQuery(cargos)).toEqual([{ nome: 'VIGIA', descricao: 'Vigia noturno' }]);
});
