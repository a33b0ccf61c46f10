import {
  acionar,
  esperarDialogo,
  fingirTelaEstreita,
  problema,
  renderTela,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import {
  enderecoDoRegistro,
  IdExibido,
  ModalDetalhes,
  ModalDoRegistro,
  RegistroExibido,
  TelaGerenciar,
  useExibido,
  useListaPaginada,
  ver,
} from '@merenda/shared/ui';
import type { Pagina } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { apiSemTabela } from '../../testing/apiSemTabela.js';
import { simularServidor, type Requisicao } from '../../testing/simularServidor.js';

interface Fruta {
  id: number;
  nome: string;
}

const TELA = {
  titulo: 'Gerenciar Frutas',
  colunas: [{ titulo: 'Nome', valor: ({ nome }: Fruta) => nome, ordem: ({ nome }: Fruta) => nome }],
  nomeDaLinha: ({ nome }: Fruta) => nome,
  vazio: 'Nenhuma fruta cadastrada.',
};
const BUSCA = [{ campo: 'nome', rotulo: 'Nome', texto: ({ nome }: Fruta) => nome }];

function GerenciarFrutas() {
  const consulta = useQuery({ queryKey: ['frutas'], queryFn: () => apiSemTabela.get<Fruta[]>('frutas') });
  const { exibir } = useExibido();
  return (
    <TelaGerenciar {...TELA} consulta={consulta} busca={BUSCA} acoes={[ver(exibir)]}>
      <RegistroExibido consulta={consulta}>
        {({ nome }, aoFechar) => (
          <ModalDetalhes titulo={`Fruta ${nome}`} detalhes={[]} aoFechar={aoFechar}>
            <Semente />
          </ModalDetalhes>
        )}
      </RegistroExibido>
    </TelaGerenciar>
  );
}

/** Opens another modal over the record. */
function Semente() {
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <button onClick={() => setAberta(true)}>Semente</button>
      {aberta && <ModalDetalhes titulo="Semente" detalhes={[]} aoFechar={() => setAberta(false)} />}
    </>
  );
}

function abrir(endereco: string) {
  simularServidor({
    'GET /frutas': [
      { id: 1, nome: 'UVA' },
      { id: 2, nome: 'CAQUI' },
    ],
  });
  return renderTela(<GerenciarFrutas />, { endereco });
}

const botao = (dialogo: HTMLElement, name: string) => within(dialogo).getByRole('button', { name });
const posicao = (dialogo: HTMLElement) => within(dialogo).getByRole('status');
const fechar = (dialogo: HTMLElement) => within(dialogo).getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement;
const semDialogo = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('in a list that the browser sorts', () => {
  test('they follow its order, in the same modal and in one entry of the history', async () => {
    const { usuario, router } = abrir('/tela?cor=roxa&ordem=nome');
    await acionar(usuario, 'Exibir', 'CAQUI');
    const dialogo = await esperarDialogo('Fruta CAQUI');
    expect(posicao(dialogo)).toHaveTextContent('1 de 2');
    await usuario.click(botao(dialogo, 'Próximo'));
    expect(dialogo).toHaveAccessibleName('Fruta UVA');
    expect(posicao(dialogo)).toHaveTextContent('2 de 2');
    expect(router.state.location.search).toBe('?cor=roxa&ordem=nome&exibir=1');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(botao(dialogo, 'Próximo')).toHaveFocus();
    await verificarAcessibilidade();

    await act(() => router.navigate(-1));
    await semDialogo();
    expect(router.state.location.search).toBe('?cor=roxa&ordem=nome');
  });

  test('at an end the button says why it does nothing, and keeps the focus', async () => {
    const { usuario, router } = abrir(enderecoDoRegistro('/tela', 1));
    const dialogo = await esperarDialogo('Fruta UVA');
    expect(botao(dialogo, 'Anterior')).toHaveAttribute('aria-disabled', 'true');
    expect(botao(dialogo, 'Anterior')).toHaveAccessibleDescription('Este é o primeiro registro da lista.');
    await usuario.click(botao(dialogo, 'Anterior'));
    expect(router.state.location.search).toBe('?exibir=1');
    await usuario.click(botao(dialogo, 'Próximo'));
    expect(botao(dialogo, 'Próximo')).toHaveAccessibleDescription('Este é o último registro da lista.');
    expect(botao(dialogo, 'Próximo')).toHaveFocus();
  });

  test('a record that is not among the shown rows has none', async () => {
    abrir('/tela?nome=caqui&exibir=1');
    const dialogo = await esperarDialogo('Fruta UVA');
    expect(await screen.findByText('1 de 2 registros')).toBeInTheDocument();
    expect(within(dialogo).queryByRole('button', { name: 'Próximo' })).not.toBeInTheDocument();
  });

  test('a modal over the record has none', async () => {
    const { usuario } = abrir(enderecoDoRegistro('/tela', 1));
    await usuario.click(botao(await esperarDialogo('Fruta UVA'), 'Semente'));
    const semente = await esperarDialogo('Semente');
    expect(within(semente).queryByRole('button', { name: 'Próximo' })).not.toBeInTheDocument();
  });

  test('closing a record shows that of the entry before', async () => {
    const { usuario, router } = abrir(enderecoDoRegistro('/tela', 1));
    await esperarDialogo('Fruta UVA');
    await act(() => router.navigate(enderecoDoRegistro('/tela', 2), { state: { abertoDaLista: true } }));
    await usuario.click(fechar(await esperarDialogo('Fruta CAQUI')));
    expect(await esperarDialogo('Fruta UVA')).toBeVisible();
  });

  test('on a phone the record fills the screen', async () => {
    fingirTelaEstreita(true);
    abrir(enderecoDoRegistro('/tela', 1));
    expect(await esperarDialogo('Fruta UVA')).toHaveStyle({ width: '100%', margin: '0px' });
  });
});

function FrutasPorPaginas() {
  const paginas = useListaPaginada<Fruta>({
    chave: ['frutas'],
    campos: BUSCA,
    ler: (_criterios, { pular = 0 }) => apiSemTabela.get<Pagina<Fruta>>(`frutas/pagina?pular=${pular}`),
  });
  return (
    <TelaGerenciar {...TELA} colunas={[{ titulo: 'Nome', valor: ({ nome }) => nome }]} paginas={paginas}>
      <IdExibido>{(id, aoFechar) => <ModalDaFruta id={id} aoFechar={aoFechar} />}</IdExibido>
    </TelaGerenciar>
  );
}

function ModalDaFruta({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const consulta = useQuery({
    queryKey: ['fruta', id],
    queryFn: () => apiSemTabela.get<Fruta>(`fruta?id=${id}`),
    retry: false,
  });
  return (
    <ModalDoRegistro titulo="Fruta" consulta={consulta} aoFechar={aoFechar}>
      {({ nome }) => (
        <ModalDetalhes titulo={`Fruta ${nome}`} detalhes={[]} aoFechar={aoFechar}>
          <button>Colher</button>
        </ModalDetalhes>
      )}
    </ModalDoRegistro>
  );
}

/** 23 fruits, in two pages. */
function abrirPorPaginas(endereco: string) {
  const frutas = Array.from({ length: 23 }, (_, n) => ({ id: n + 1, nome: `F${n + 1}` }));
  const servidor = simularServidor({
    'GET /frutas/pagina': ({ busca: { pular } }: Requisicao) => ({
      linhas: frutas.slice(Number(pular), Number(pular) + 20),
      total: 23,
      semFiltro: 23,
      proximo: null,
    }),
    'GET /fruta': ({ busca: { id } }: Requisicao) => frutas[Number(id) - 1],
  });
  return { servidor, ...renderTela(<FrutasPorPaginas />, { endereco }) };
}

describe('in a list that the server pages', () => {
  test('they go over the edge of a page, and the page of the list follows', async () => {
    const { usuario, router } = abrirPorPaginas('/tela?exibir=20');
    const dialogo = await esperarDialogo('Fruta F20');
    await waitFor(() => expect(posicao(dialogo)).toHaveTextContent('20 de 23'));
    await usuario.click(botao(dialogo, 'Próximo'));
    await waitFor(() => expect(dialogo).toHaveAccessibleName('Fruta F21'));
    expect(posicao(dialogo)).toHaveTextContent('21 de 23');
    expect(router.state.location.search).toBe('?exibir=21&pagina=2');
    expect(botao(dialogo, 'Próximo')).toHaveFocus();
    await usuario.click(botao(dialogo, 'Anterior'));
    await waitFor(() => expect(dialogo).toHaveAccessibleName('Fruta F20'));
    expect(router.state.location.search).toBe('?exibir=20');
  });

  test('until the next record has come, nothing can be done with the one before', async () => {
    const { usuario, servidor } = abrirPorPaginas('/tela?exibir=1');
    const dialogo = await esperarDialogo('Fruta F1');
    let responder: (fruta: Fruta) => void = () => undefined;
    servidor.responder('GET /fruta', () => new Promise((resolve) => (responder = resolve)));
    await usuario.click(await within(dialogo).findByRole('button', { name: 'Próximo' }));
    const conteudo = within(dialogo).getByText('Colher').closest('[inert]');
    expect(conteudo).toHaveAttribute('aria-busy', 'true');
    responder({ id: 2, nome: 'F2' });
    await waitFor(() => expect(dialogo).toHaveAccessibleName('Fruta F2'));
    expect(within(dialogo).getByText('Colher').closest('[inert]')).toBeNull();
  });

  test('a record that can not be read shows a message, and the user goes on', async () => {
    const { usuario, servidor } = abrirPorPaginas('/tela?exibir=1');
    const dialogo = await esperarDialogo('Fruta F1');
    servidor.responder('GET /fruta', problema(404, 'Fruta não encontrada.'));
    await usuario.click(await within(dialogo).findByRole('button', { name: 'Próximo' }));
    expect(await within(dialogo).findByText('Fruta não encontrada.')).toBeVisible();
    servidor.responder('GET /fruta', { id: 3, nome: 'F3' });
    await usuario.click(botao(dialogo, 'Próximo'));
    await waitFor(() => expect(dialogo).toHaveAccessibleName('Fruta F3'));
  });
});
