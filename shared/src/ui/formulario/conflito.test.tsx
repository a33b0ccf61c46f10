import { useEscrita } from '@merenda/shared';
import {
  Campo,
  CampoMoeda,
  CampoTexto,
  edicaoDe,
  ListaLinhas,
  ModalFormulario,
  naLista,
  SelectOpcoes,
  type Entidade,
} from '@merenda/shared/ui';
import { esperarDialogo, problema, renderTela, verificarAcessibilidade } from '@merenda/shared/testing';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { apiSemTabela } from '../../testing/apiSemTabela.js';
import { simularServidor } from '../../testing/simularServidor.js';

interface Fruta {
  id: number;
  versao: number;
  nome: string;
  preco: number;
  cor: string;
  feiras: { lugar: string }[];
}

const FRUTA: Entidade = { artigo: 'a', nome: 'Fruta' };
const UVA: Fruta = { id: 1, versao: 3, nome: 'UVA', preco: 5, cor: 'ROXA', feiras: [{ lugar: 'CENTRO' }] };
/** The change of another user meanwhile. */
const DE_OUTRO: Fruta = {
  ...UVA,
  versao: 4,
  preco: 7.5,
  cor: 'VERDE',
  feiras: [{ lugar: 'CENTRO' }, { lugar: 'PRAIA' }],
};
const CORES = [
  { valor: 'ROXA', rotulo: 'Roxa' },
  { valor: 'VERDE', rotulo: 'Verde-clara' },
];
const MENSAGEM = 'A fruta foi alterada por outra pessoa.';
const recusa = () => problema(409, MENSAGEM, [{ campo: 'versao', mensagem: MENSAGEM }]);

function Frutas() {
  const consulta = useQuery({ queryKey: ['frutas'], queryFn: () => apiSemTabela.get<Fruta[]>('frutas') });
  const { mutateAsync: alterar } = useEscrita(
    (fruta: Partial<Fruta>) => apiSemTabela.put('frutas/1', fruta),
    [['frutas']],
  );
  const [editando, setEditando] = useState<Fruta | null>(null);
  return (
    <>
      <button onClick={() => setEditando(consulta.data?.[0] ?? null)}>Editar</button>
      {editando && (
        <ModalFormulario<Fruta>
          entidade={FRUTA}
          titulo="Edição de Fruta"
          valores={editando}
          edicao={edicaoDe(editando, naLista(consulta), (fruta) => fruta)}
          aoSalvar={(fruta, { versao }) => alterar({ ...fruta, versao })}
          aoFechar={() => setEditando(null)}
        >
          <CampoTexto nome="nome" rotulo="Nome" obrigatorio max={10} maiusculo />
          <CampoMoeda nome="preco" rotulo="Preço" />
          <Campo nome="cor" rotulo="Cor">
            <SelectOpcoes opcoes={CORES} />
          </Campo>
          <ListaLinhas nome="feiras" rotulo="Feiras" rotuloLinha="Feira">
            {(linha) => <CampoTexto nome={linha('lugar')} rotulo="Lugar" max={20} />}
          </ListaLinhas>
        </ModalFormulario>
      )}
    </>
  );
}

const campo = (name: string) => screen.getByRole('textbox', { name });
const painel = () => screen.findByRole('group', { name: 'Alteração de outra pessoa' });

async function salvar(usuario: ReturnType<typeof renderTela>['usuario']) {
  await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
}

/** Opens the edit, types, and saves after another user did. */
async function conflitar(
  digitar: (usuario: ReturnType<typeof renderTela>['usuario']) => Promise<void>,
  agora: Fruta[] = [DE_OUTRO],
) {
  const servidor = simularServidor({
    'GET /frutas': [UVA],
    'PUT /frutas/1': () => {
      servidor.responder('GET /frutas', agora);
      return recusa();
    },
  });
  const { usuario } = renderTela(<Frutas />);
  await waitFor(() => expect(servidor.de('GET /frutas')).toHaveLength(1));
  await usuario.click(screen.getByRole('button', { name: 'Editar' }));
  await esperarDialogo('Edição de Fruta');
  await digitar(usuario);
  await salvar(usuario);
  return { servidor, usuario };
}

test("'Aplicar a minha' keeps the typed values, adds the other user's changes of other fields, and the next 'Salvar' succeeds", async () => {
  const { servidor, usuario } = await conflitar(async (pessoa) => {
    await pessoa.type(campo('Nome'), 's');
    await pessoa.clear(campo('Preço'));
    await pessoa.type(campo('Preço'), '6');
  });
  const mudancas = within(await painel());
  expect(mudancas.getByText(MENSAGEM)).toBeInTheDocument();
  expect(await painel()).toHaveFocus();
  // The name is unchanged on the server, so it is not a difference.
  expect(mudancas.queryByRole('group', { name: 'Nome' })).not.toBeInTheDocument();
  const valor = (nome: string) => mudancas.getByRole('textbox', { name: nome });
  expect(valor('Preço, antes')).toHaveValue('R$ 5,00');
  expect(valor('Preço, agora')).toHaveValue('R$ 7,50');
  expect(valor('Preço, você digitou')).toHaveValue('R$ 6,00');
  expect(mudancas.getByRole('group', { name: 'Cor' })).toHaveTextContent('Roxa');
  expect(mudancas.getByRole('group', { name: 'Cor' })).toHaveTextContent('Verde-clara');
  expect(mudancas.getByRole('group', { name: 'Cor' })).toHaveTextContent('Você não mexeu.');
  expect(mudancas.getByRole('group', { name: 'Feira 2 – Lugar' })).toHaveTextContent(
    'Antes---AgoraPRAIAVocê digitouVocê não mexeu.',
  );
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();

  await usuario.click(screen.getByRole('button', { name: 'Aplicar a minha' }));
  expect(campo('Nome')).toHaveValue('UVAS');
  servidor.responder('PUT /frutas/1', {});
  await salvar(usuario);
  expect(await screen.findByText('Fruta atualizada com sucesso!')).toBeInTheDocument();
  expect(servidor.de('PUT /frutas/1').at(-1)?.corpo).toEqual({
    nome: 'UVAS',
    preco: 6,
    cor: 'VERDE',
    feiras: DE_OUTRO.feiras,
    versao: 4,
  });
});

test("'Usar a versão atual' shows the current record, and there are no unsaved changes", async () => {
  const { servidor, usuario } = await conflitar((pessoa) => pessoa.type(campo('Nome'), 's'));
  await painel();
  await usuario.click(screen.getByRole('button', { name: 'Usar a versão atual' }));
  await waitFor(() => expect(campo('Nome')).toHaveValue('UVA'));
  expect(campo('Preço')).toHaveValue('R$ 7,50');
  expect(screen.getAllByRole('textbox', { name: 'Lugar' }).map((lugar) => (lugar as HTMLInputElement).value)).toEqual([
    'CENTRO',
    'PRAIA',
  ]);
  servidor.responder('PUT /frutas/1', {});
  await usuario.type(campo('Nome'), 'ia');
  await salvar(usuario);
  expect(await screen.findByText('Fruta atualizada com sucesso!')).toBeInTheDocument();
  expect(servidor.de('PUT /frutas/1').at(-1)?.corpo).toMatchObject({ nome: 'UVAIA', preco: 7.5, versao: 4 });
});

test('a record that was deleted meanwhile is reported; the typed values stay', async () => {
  await conflitar((pessoa) => pessoa.type(campo('Nome'), 's'), []);
  expect(await screen.findByText(/foi excluído por outra pessoa/)).toBeInTheDocument();
  expect(campo('Nome')).toHaveValue('UVAS');
});

test('the panel has no accessibility breach', async () => {
  await conflitar((pessoa) => pessoa.type(campo('Nome'), 's'));
  await painel();
  await verificarAcessibilidade();
});
