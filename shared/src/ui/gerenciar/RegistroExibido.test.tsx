import { acionar, esperarDialogo, renderTela, verificarAcessibilidade } from '@merenda/shared/testing';
import { enderecoDoRegistro, ModalDetalhes, RegistroExibido, TelaGerenciar, useExibido, ver } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { apiSemTabela } from '../../testing/apiSemTabela.js';
import { simularServidor } from '../../testing/simularServidor.js';

interface Fruta {
  id: number;
  nome: string;
}

function GerenciarFrutas() {
  const consulta = useQuery({ queryKey: ['frutas'], queryFn: () => apiSemTabela.get<Fruta[]>('frutas') });
  const { exibir } = useExibido();
  return (
    <TelaGerenciar
      titulo="Gerenciar Frutas"
      consulta={consulta}
      colunas={[{ titulo: 'Nome', valor: ({ nome }) => nome }]}
      nomeDaLinha={({ nome }) => nome}
      vazio="Nenhuma fruta cadastrada."
      acoes={[ver(exibir)]}
    >
      <RegistroExibido consulta={consulta}>
        {({ nome }, aoFechar) => <ModalDetalhes titulo={`Fruta ${nome}`} detalhes={[]} aoFechar={aoFechar} />}
      </RegistroExibido>
    </TelaGerenciar>
  );
}

function abrir(endereco = '/tela') {
  simularServidor({
    'GET /frutas': [
      { id: 1, nome: 'UVA' },
      { id: 2, nome: 'CAQUI' },
    ],
  });
  return renderTela(<GerenciarFrutas />, { endereco });
}

const semDialogo = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const fechar = (dialogo: HTMLElement) => within(dialogo).getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement;

test('the address names the open record beside its other parameters; closing goes back', async () => {
  const { usuario, router } = abrir('/tela?cor=roxa');
  await acionar(usuario, 'Exibir', 'CAQUI');
  const dialogo = await esperarDialogo('Fruta CAQUI');
  expect(router.state.location.search).toBe('?cor=roxa&exibir=2');
  expect(router.state.historyAction).toBe('PUSH');
  await usuario.click(fechar(dialogo));
  await semDialogo();
  expect(router.state.location.search).toBe('?cor=roxa');
  expect(router.state.historyAction).toBe('POP');
});

test("the browser's back closes the record, and forward opens it again; it can be closed again", async () => {
  const { usuario, router } = abrir();
  await acionar(usuario, 'Exibir', 'UVA');
  await esperarDialogo('Fruta UVA');
  await act(() => router.navigate(-1));
  await semDialogo();
  await act(() => router.navigate(1));
  const dialogo = await esperarDialogo('Fruta UVA');
  await usuario.click(fechar(dialogo));
  await semDialogo();
  await act(() => router.navigate(1));
  await usuario.click(fechar(await esperarDialogo('Fruta UVA')));
  await semDialogo();
  expect(router.state.location.search).toBe('');
});

test('a link opens the record; closed, the list stays without it in the address', async () => {
  const { usuario, router } = abrir(enderecoDoRegistro('/tela?cor=roxa', 1));
  const dialogo = await esperarDialogo('Fruta UVA');
  await usuario.click(fechar(dialogo));
  await semDialogo();
  expect(router.state.location.search).toBe('?cor=roxa');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.getByText('UVA')).toBeInTheDocument();
});

test('another record in the address replaces the open one', async () => {
  const { router } = abrir(enderecoDoRegistro('/tela', 1));
  await esperarDialogo('Fruta UVA');
  await act(() => router.navigate(enderecoDoRegistro('/tela', 2)));
  expect(await esperarDialogo('Fruta CAQUI')).toBeVisible();
});

test('a record that the list does not have is reported as gone', async () => {
  const { usuario, router } = abrir('/tela?exibir=9');
  const dialogo = await esperarDialogo('Registro não encontrado');
  expect(dialogo).toHaveTextContent(
    'Talvez tenha sido excluído, ou pertença a uma unidade à qual você não tem acesso.',
  );
  await verificarAcessibilidade();
  await usuario.click(fechar(dialogo));
  await semDialogo();
  expect(router.state.location.search).toBe('');
});

test.each(['', '0', '-1', '1.5', 'uva', '12345678901'])("'exibir=%s' names no record", async (valor) => {
  abrir(`/tela?exibir=${valor}`);
  expect(await screen.findByText('2 registros')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
