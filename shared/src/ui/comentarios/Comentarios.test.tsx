import { LIMITES, type Comentario } from '@merenda/shared/contratos';
import { problema, renderTela, simularApi, verificarAcessibilidade, type Requisicao } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ModalDetalhes } from '../dialogos/ModalDetalhes.js';
import { Comentarios } from './Comentarios.js';

const ROTA = 'GET /comentarios';
const ENVIO = 'POST /comentarios';

const umComentario = (mudanca: Partial<Comentario> = {}): Comentario => ({
  id: 1,
  texto: 'A merendeira avisou: veio mole.',
  autor: 'ANA LIMA',
  quando: '20/03/2026 08:15',
  proprio: false,
  arquivos: [],
  ...mudanca,
});
const PNG = 'iVBORw0KGgo=';
const foto = () => new File([Uint8Array.from(atob(PNG), (letra) => letra.charCodeAt(0))], 'tomate.png');
const laudo = () => new File(['%PDF-1.4'], 'laudo.pdf');

function montar(comentarios: unknown, respostas: Record<string, unknown> = {}) {
  const servidor = simularApi({ [ROTA]: comentarios, ...respostas });
  const tela = renderTela(<Comentarios entidade="lotes" id={7} />);
  const abrir = async () =>
    tela.usuario.click(await screen.findByRole('button', { name: /^Comentários/, expanded: false }));
  const anexar = (arquivo: File) => tela.usuario.upload(screen.getByLabelText('Foto ou PDF do comentário'), arquivo);
  const texto = () => screen.getByRole('textbox', { name: 'Novo comentário' });
  const comentar = () => tela.usuario.click(screen.getByRole('button', { name: 'Comentar' }));
  return { servidor, abrir, anexar, texto, comentar, ...tela };
}

const lista = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the closed section says how many comments the record has; open, it says who wrote each one and when', async () => {
  const { servidor, abrir } = montar([umComentario(), umComentario({ id: 2, texto: 'Trocado.', autor: 'RUI SÁ' })]);
  await screen.findByRole('button', { name: 'Comentários (2)', expanded: false });
  expect(servidor.de(ROTA).map(({ busca }) => busca)).toEqual([{ entidade: 'lotes', registro: '7' }]);
  await abrir();
  expect(lista()).toEqual([
    'Ana Lima 20/03/2026 08:15A merendeira avisou: veio mole.',
    'Rui Sá 20/03/2026 08:15Trocado.',
  ]);
  await verificarAcessibilidade();
});

test('a record without comments shows one line', async () => {
  const { abrir } = montar([]);
  await abrir();
  expect(await screen.findByText('Nenhum comentário.')).toBeVisible();
});

test('comments that cannot be read are read again on request; the form stays', async () => {
  const { servidor, abrir, usuario, texto } = montar(problema(503, 'O serviço está fora.'));
  await abrir();
  const tentar = await screen.findByRole('button', { name: 'Tentar novamente' });
  servidor.responder(ROTA, [umComentario()]);
  await usuario.click(tentar);
  await waitFor(() => expect(lista()).toHaveLength(1));
  expect(texto()).toBeVisible();
});

test('a comment is sent with its files, and the form is empty again', async () => {
  const { servidor, abrir, anexar, texto, comentar, usuario } = montar([], {
    [ENVIO]: umComentario({ proprio: true }),
  });
  await abrir();
  await usuario.type(texto(), 'Veio mole.');
  await anexar(foto());
  expect(await screen.findByRole('img', { name: 'tomate.png' })).toHaveAttribute('src', expect.stringContaining(PNG));
  await anexar(laudo());
  await anexar(new File(['%PDF-1.4'], 'outro.pdf'));
  await usuario.click(await screen.findByRole('button', { name: 'Retirar outro.pdf' }));
  servidor.responder(ROTA, [umComentario({ proprio: true })]);
  await comentar();
  await screen.findByRole('button', { name: 'Comentários (1)' });
  expect(servidor.de(ENVIO).map(({ corpo }) => corpo)).toEqual([
    {
      entidade: 'lotes',
      registro: 7,
      texto: 'Veio mole.',
      arquivos: [
        { nome: 'tomate.png', conteudo: PNG },
        { nome: 'laudo.pdf', conteudo: btoa('%PDF-1.4') },
      ],
    },
  ]);
  await waitFor(() => expect(texto()).toHaveValue(''));
  expect(screen.queryByRole('button', { name: 'Retirar tomate.png' })).not.toBeInTheDocument();
});

test('a refusal of the server is shown at the files, and nothing that was typed is lost', async () => {
  const { abrir, anexar, texto, comentar, usuario } = montar([], {
    [ENVIO]: problema(422, 'Dados inválidos.', [{ campo: 'arquivos.0', mensagem: 'A imagem está quebrada.' }]),
  });
  await abrir();
  await usuario.type(texto(), 'Veio mole.');
  await anexar(foto());
  await screen.findByRole('button', { name: 'Retirar tomate.png' });
  await comentar();
  expect(await screen.findByText('A imagem está quebrada.')).toBeVisible();
  expect(texto()).toHaveValue('Veio mole.');
  expect(screen.getByRole('button', { name: 'Retirar tomate.png' })).toBeVisible();
});

test('an empty comment, a file that is neither a photo nor a PDF and a sixth file are refused before they are sent', async () => {
  const { servidor, abrir, anexar, comentar } = montar([]);
  await abrir();
  await comentar();
  expect(await screen.findByText('Campo obrigatório.')).toBeVisible();
  await anexar(new File(['<html>'], 'pagina.pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'O arquivo não é uma foto (.jpg, .jpeg ou .png) nem um PDF.',
  );
  for (let n = 1; n <= LIMITES.arquivosPorComentario; n += 1) {
    await anexar(new File(['%PDF-1.4'], `laudo ${n}.pdf`));
    await screen.findByRole('button', { name: `Retirar laudo ${n}.pdf` });
  }
  expect(screen.queryByText(/nem um PDF/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Anexar' })).toBeDisabled();
  expect(servidor.de(ENVIO)).toEqual([]);
});

test('users can delete only their comments, after the question', async () => {
  const { servidor, abrir, usuario } = montar(
    [umComentario(), umComentario({ id: 2, quando: '21/03/2026 09:00', proprio: true })],
    { 'DELETE /comentarios/2': undefined },
  );
  await abrir();
  servidor.responder(ROTA, [umComentario()]);
  await usuario.click(screen.getByRole('button', { name: 'Excluir o comentário de 21/03/2026 09:00' }));
  const aviso = await screen.findByRole('dialog', { name: 'Aviso' });
  expect(aviso).toHaveTextContent('Deseja realmente excluir o Comentário?');
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Comentários (1)' })).toHaveFocus());
  expect(servidor.de('DELETE /comentarios/2')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Excluir/ })).not.toBeInTheDocument();
});

test('photos are read when the section is open, and a PDF when it is downloaded', async () => {
  const { servidor, abrir, usuario } = montar(
    [
      umComentario({
        arquivos: [
          { id: 3, nome: 'tomate.jpg', tipo: 'IMAGEM' },
          { id: 4, nome: 'laudo.pdf', tipo: 'PDF' },
        ],
      }),
    ],
    {
      'GET /comentarios/1/arquivos/3': () => texto(`data:image/png;base64,${PNG}`),
      'GET /comentarios/1/arquivos/4': () => texto(`data:application/pdf;base64,${btoa('%PDF-1.4')}`),
    },
  );
  await screen.findByRole('button', { name: 'Comentários (1)' });
  const arquivos = () => servidor.requisicoes.map(({ rota }: Requisicao) => rota).filter((rota) => rota !== ROTA);
  expect(arquivos()).toEqual([]);
  await abrir();
  expect(await screen.findByRole('img', { name: 'tomate.jpg' })).toHaveAttribute('src', `data:image/png;base64,${PNG}`);
  expect(arquivos()).toEqual(['GET /comentarios/1/arquivos/3']);
  const baixados: string[] = [];
  URL.createObjectURL = (arquivo) => `#${baixados.push((arquivo as Blob).type)}`;
  URL.revokeObjectURL = () => undefined;
  await usuario.click(screen.getByRole('button', { name: 'Baixar laudo.pdf' }));
  await waitFor(() => expect(baixados).toEqual(['application/pdf']));
  expect(arquivos()).toContain('GET /comentarios/1/arquivos/4');
});

test('details with a half-written comment ask before they close, and keep it if they stay open', async () => {
  simularApi({ [ROTA]: [] });
  const aoFechar = jest.fn();
  const { usuario } = renderTela(
    <ModalDetalhes titulo="Lote" detalhes={[]} comentarios={{ entidade: 'lotes', id: 7 }} aoFechar={aoFechar} />,
  );
  const lote = await screen.findByRole('dialog', { name: 'Lote' });
  await usuario.click(within(lote).getByRole('button', { name: 'Comentários' }));
  await usuario.type(within(lote).getByRole('textbox', { name: 'Novo comentário' }), 'Veio');
  const responder = async (nome: string) => {
    await usuario.click(within(lote).getAllByRole('button', { name: 'Fechar' })[0]!);
    const aviso = await screen.findByRole('dialog', { name: 'Aviso' });
    expect(aviso).toHaveTextContent('Deseja realmente sair e perder o que digitou?');
    await usuario.click(within(aviso).getByRole('button', { name: nome }));
  };
  await responder('Cancelar');
  expect(within(lote).getByRole('textbox', { name: 'Novo comentário' })).toHaveValue('Veio');
  expect(aoFechar).not.toHaveBeenCalled();
  await responder('Sim');
  await waitFor(() => expect(aoFechar).toHaveBeenCalled());
});

const texto = (corpo: string) => new Response(corpo, { headers: { 'Content-Type': 'text/plain' } });
