import { api, useExclusao } from '@merenda/shared';
import { consultasDeItens } from '@merenda/shared/consultas';
import { problema, renderTela, simularApi, umItem } from '@merenda/shared/testing';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { confirmarExclusao } from './exclusao.js';

const ARROZ = umItem({ id: 7, versao: 3 });

function Lista() {
  const { data = [] } = useQuery(consultasDeItens.lista());
  const exclusao = useExclusao('itens-produto', (id: number) => api.delete('itens-produto/:id', { caminho: { id } }), [
    consultasDeItens.familia,
  ]);
  return data.map(({ id, nome }) => (
    <button key={id} onClick={() => void confirmarExclusao({ artigo: 'o', nome: 'Item' }, exclusao, id)}>
      Excluir {nome}
    </button>
  ));
}

/** The list, and a button that leaves the screen. */
function Tela() {
  const [fora, setFora] = useState(false);
  return (
    <>
      {!fora && <Lista />}
      <button onClick={() => setFora(true)}>Sair</button>
    </>
  );
}

async function excluirArroz() {
  const servidor = simularApi({
    'GET /itens-produto': [ARROZ],
    'DELETE /itens-produto/7': undefined,
    'POST /exclusoes/desfazer': undefined,
  });
  const { usuario } = renderTela(<Tela />);
  await usuario.click(await screen.findByRole('button', { name: 'Excluir ARROZ' }));
  servidor.responder('GET /itens-produto', []);
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Item excluído com sucesso!')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Excluir ARROZ' })).not.toBeInTheDocument());
  return { servidor, usuario };
}

const desfazer = () => screen.getByRole('button', { name: 'Desfazer' });

test('the toast of a deletion undoes it, and the list is read again', async () => {
  const { servidor, usuario } = await excluirArroz();
  servidor.responder('GET /itens-produto', [ARROZ]);
  await usuario.dblClick(desfazer());
  expect(await screen.findByText('Exclusão desfeita.')).toBeInTheDocument();
  expect(servidor.de('POST /exclusoes/desfazer').map(({ corpo }) => corpo)).toEqual([
    { entidade: 'itens-produto', id: 7 },
  ]);
  expect(await screen.findByRole('button', { name: 'Excluir ARROZ' })).toBeInTheDocument();
});

test('also on another screen', async () => {
  const { servidor, usuario } = await excluirArroz();
  await usuario.click(screen.getByRole('button', { name: 'Sair' }));
  await usuario.click(desfazer());
  expect(await screen.findByText('Exclusão desfeita.')).toBeInTheDocument();
  expect(servidor.de('POST /exclusoes/desfazer')).toHaveLength(1);
});

test('says why it cannot be undone', async () => {
  const { servidor, usuario } = await excluirArroz();
  servidor.responder('POST /exclusoes/desfazer', problema(409, 'Já existe um item deste tipo com este nome.'));
  await usuario.click(desfazer());
  expect(await screen.findByText('Já existe um item deste tipo com este nome.')).toBeInTheDocument();
  expect(screen.queryByText('Exclusão desfeita.')).not.toBeInTheDocument();
});
