import { problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { LerNotaFiscal } from './LerNotaFiscal.js';
import type { NotaUsada } from './NotaLidaNoCartao.js';
import { ARROZ, CENOURA, NOTA, SOLICITACAO } from './teste/nota.js';

const LEITURA = 'POST /solicitacoes/2/notas-eletronicas/leitura';
const arquivo = (nome = 'nota.xml') => new File(['<NFe/>'], nome, { type: 'text/xml' });
const lido = (mudanca: object = {}) => [{ nome: 'nota.xml', nota: { ...NOTA, ...mudanca } }];

/** Around it, so that the read invoice stays, as in the receipt's form. */
function Leitor({ aoLer }: { aoLer: (lida: NotaUsada | null) => void }) {
  const [usada, setUsada] = useState<string | null>(null);
  return (
    <LerNotaFiscal
      solicitacao={SOLICITACAO}
      usada={usada}
      aoLer={(lida) => {
        setUsada(lida && lida.valores.notaFiscal.numero);
        aoLer(lida);
      }}
    />
  );
}

function abrir(resposta: object) {
  const servidor = simularApi({
    [LEITURA]: resposta,
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
  });
  const aoLer = jest.fn();
  const { usuario, container } = renderTela(<Leitor aoLer={aoLer} />);
  const enviar = (...arquivos: File[]) => usuario.upload(screen.getByLabelText('Arquivo da NF-e'), arquivos);
  return { servidor, usuario, aoLer, enviar, container };
}

async function escolherCenoura(usuario: ReturnType<typeof abrir>['usuario'], opcao = 'Cenoura') {
  await usuario.click(screen.getByRole('combobox', { name: 'Cenoura extra kg' }));
  await usuario.click(await screen.findByTitle(opcao));
}

test('an invoice is shown in words, a product is chosen where it is not known, and it fills the form', async () => {
  const { servidor, usuario, aoLer, enviar, container } = abrir(lido());
  await enviar(arquivo());
  expect(await screen.findByRole('button', { name: /NF-e 4321, série 1, R\$ 1\.160,00/ })).toBeInTheDocument();
  expect(servidor.de(LEITURA)[0]?.corpo).toEqual({ nome: 'nota.xml', conteudo: btoa('<NFe/>') });
  expect(screen.getByText(/A assinatura digital não é validada/)).toHaveTextContent(NOTA.chave);
  expect(screen.getByText('Reconhecido pelo número do pedido na nota.')).toBeInTheDocument();
  expect(screen.getByText(/^No recebimento:/)).toHaveTextContent(
    'No recebimento: 200 kg (40 × pacote de 5 kg). Lote A2611 com 30, vence em 31/08/2027; Lote A2612 com 10, vence em 30/09/2027.',
  );
  await usuario.click(screen.getByRole('button', { name: 'Usar esta nota' }));
  expect(screen.getByRole('combobox', { name: 'Cenoura extra kg' })).toHaveAccessibleDescription(
    'Escolha o produto deste item, ou “Não entra neste recebimento”.',
  );
  expect(aoLer).not.toHaveBeenCalled();
  await verificarAcessibilidade(container);

  await escolherCenoura(usuario);
  await usuario.click(screen.getByRole('button', { name: 'Usar esta nota' }));
  expect(aoLer).toHaveBeenCalledWith({
    chave: NOTA.chave,
    valores: {
      notaFiscal: { numero: '4321', dataEmissao: '16/11/2026', valor: 1160 },
      produtos: expect.objectContaining({ [CENOURA.id]: { chegou: true, faturada: 15, lotes: [{ quantidade: 15 }] } }),
    },
    notaEletronica: {
      xml: NOTA.xml,
      motivoDestinatario: null,
      produtos: [
        { codigo: 'ARZ5', produto: { id: ARROZ.id }, conversao: null },
        { codigo: 'CEN1', produto: { id: CENOURA.id }, conversao: null },
      ],
      itens: [
        expect.objectContaining({ produto: { id: ARROZ.id }, valor: 1100 }),
        expect.objectContaining({ produto: { id: CENOURA.id }, valor: 60 }),
      ],
    },
  });
  expect(screen.getByText(/A NF-e 4321 preencheu o recebimento/)).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Retirar a NF-e' }));
  expect(aoLer).toHaveBeenLastCalledWith(null);
  expect(screen.getByRole('button', { name: 'Ler NF-e (XML)' })).toBeInTheDocument();
});

test('another receiver asks for a reason, an item may stay out', async () => {
  const aviso = 'O destinatário da nota não está entre os CNPJs do município.';
  const { usuario, aoLer, enviar } = abrir(lido({ avisoDoDestinatario: aviso }));
  await enviar(arquivo());
  expect(await screen.findByText(aviso)).toBeInTheDocument();
  await escolherCenoura(usuario, 'Não entra neste recebimento');
  await usuario.click(screen.getByRole('button', { name: 'Usar esta nota' }));
  const motivo = screen.getByRole('textbox', { name: 'Motivo de aceitar este destinatário' });
  expect(motivo).toHaveAccessibleDescription('Campo obrigatório.');
  expect(aoLer).not.toHaveBeenCalled();
  await usuario.type(motivo, 'Fundo novo');
  await usuario.click(screen.getByRole('button', { name: 'Usar esta nota' }));
  expect(aoLer).toHaveBeenCalledWith(
    expect.objectContaining({
      notaEletronica: {
        xml: NOTA.xml,
        motivoDestinatario: 'Fundo novo',
        produtos: [{ codigo: 'ARZ5', produto: { id: ARROZ.id }, conversao: null }],
        itens: [expect.objectContaining({ produto: { id: ARROZ.id } })],
      },
    }),
  );
});

test('a refused invoice says why and cannot be used', async () => {
  const { enviar } = abrir(lido({ recusas: ['A nota foi cancelada (situação 101).'] }));
  await enviar(arquivo());
  expect(await screen.findByText('A nota foi cancelada (situação 101).')).toBeInTheDocument();
  expect(screen.getByText('Não pode ser recebida')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Usar esta nota' })).not.toBeInTheDocument();
});

test('a file that cannot be read says why with its name, and may be chosen again', async () => {
  const { servidor, enviar } = abrir(problema(422, 'O arquivo não é um XML.'));
  await enviar(arquivo('foto.xml'));
  const alerta = within(await screen.findByRole('alert'));
  expect(alerta.getByText('foto.xml')).toBeInTheDocument();
  expect(alerta.getByText('O arquivo não é um XML.')).toBeInTheDocument();
  servidor.responder(LEITURA, lido());
  await enviar(arquivo());
  expect(await screen.findByRole('button', { name: /NF-e 4321/ })).toBeInTheDocument();
  expect(screen.queryByText('O arquivo não é um XML.')).not.toBeInTheDocument();
});

test('files dropped on the page are read one after the other; a large one is not sent', async () => {
  const { servidor } = abrir(lido());
  const grande = arquivo('grande.zip');
  Object.defineProperty(grande, 'size', { value: 8 * 1024 * 1024 + 1 });
  fireEvent.drop(document.body, { dataTransfer: { files: [arquivo('a.xml'), grande, arquivo('b.xml')] } });
  expect(await screen.findByText('O arquivo tem mais de 8 MB. Envie menos notas por vez.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('button', { name: /NF-e 4321/ })).toHaveLength(2));
  expect(servidor.de(LEITURA).map(({ corpo }) => (corpo as { nome: string }).nome)).toEqual(['a.xml', 'b.xml']);
});

test('bundles ask how many packages they are: the count stays open, or is converted and remembered', async () => {
  const [arroz, cenoura] = NOTA.itens;
  const fardo = {
    ...arroz,
    quantidade: 5,
    unidade: 'FD',
    quantidadeTributavel: 40,
    unidadeTributavel: 'PCT',
    lotes: [],
  };
  const { usuario, aoLer, enviar } = abrir(lido({ itens: [fardo, cenoura] }));
  await enviar(arquivo());
  expect(await screen.findByText(/Na nota: 5 FD = 40 PCT, R\$ 1\.100,00/)).toBeInTheDocument();
  expect(screen.getByText('No recebimento: quantidade a informar')).toBeInTheDocument();
  const campo = screen.getByRole('textbox', { name: 'Quantas embalagens vêm em 1 FD' });
  await escolherCenoura(usuario, 'Não entra neste recebimento');
  // A text that is no number is not used.
  await usuario.type(campo, 'oito');
  await usuario.click(screen.getByRole('button', { name: 'Usar esta nota' }));
  expect(aoLer).not.toHaveBeenCalled();
  await usuario.clear(campo);
  await usuario.type(campo, '8');
  expect(screen.getByText(/^No recebimento:/)).toHaveTextContent('200 kg (40 × pacote de 5 kg)');
  await usuario.click(screen.getByRole('button', { name: 'Usar esta nota' }));
  expect(aoLer).toHaveBeenCalledWith(
    expect.objectContaining({
      notaEletronica: expect.objectContaining({
        produtos: [{ codigo: 'ARZ5', produto: { id: ARROZ.id }, conversao: { unidade: 'FD', embalagens: 8 } }],
      }),
    }),
  );
});
