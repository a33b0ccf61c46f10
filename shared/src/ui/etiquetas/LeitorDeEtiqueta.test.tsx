import { renderTela, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { BotaoLerEtiqueta } from './BotaoLerEtiqueta.js';
import { LeitorDeEtiqueta } from './LeitorDeEtiqueta.js';

const umLote = (id: number, numero: string, nome: string) => ({
  produtoLote: {
    id,
    numero,
    dataFabricacao: '01/01/2026',
    dataValidade: '31/12/2027',
    produto: {
      id,
      nome,
      unidadeProduto: 'PACOTE',
      medidaReal: 5,
      unidadeMedida: 'KG',
      item: { id: 1, nome: 'GRÃO' },
    },
  },
});
const ARROZ = umLote(12, 'A-1', 'ARROZ');
const FEIJAO = umLote(15, 'A-1', 'FEIJÃO');
const VAZIO = umLote(18, 'V-3', 'MILHO');

const etiquetaDe = (lote: number) => `http://localhost/rastreio-de-lotes?lote=${lote}`;

/** What the camera, or the photo, shows now. */
let mostra: string | null;
const parar = jest.fn();

/** A device with a camera, whose browser reads QR codes by itself. */
function fingirCamera(pedir: () => Promise<unknown> = () => Promise.resolve({ getTracks: () => [{ stop: parar }] })) {
  const getUserMedia = jest.fn(pedir);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  return getUserMedia;
}

const recusa = (name: string) => () => Promise.reject(new DOMException('refused', name));

beforeEach(() => {
  mostra = null;
  parar.mockClear();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { configurable: true, get: () => 4 });
  window.BarcodeDetector = class {
    static getSupportedFormats = () => Promise.resolve(['qr_code']);
    detect = () => Promise.resolve(mostra === null ? [] : [{ rawValue: mostra }]);
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  delete window.BarcodeDetector;
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'readyState');
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

function abrir() {
  const aoLer = jest.fn();
  const aoFechar = jest.fn();
  const tela = renderTela(
    <>
      <BotaoLerEtiqueta aoAbrir={aoFechar} />
      <LeitorDeEtiqueta
        lotes={[ARROZ, FEIJAO, VAZIO]}
        recusar={(lote) => (lote === VAZIO ? 'Não há saldo para dar saída.' : null)}
        aoLer={aoLer}
        aoFechar={aoFechar}
      />
    </>,
  );
  return { ...tela, aoLer, aoFechar };
}

test('the rear camera is asked for, a label before it chooses its lot, and the camera is switched off', async () => {
  const getUserMedia = fingirCamera();
  const { aoLer } = abrir();
  expect(await screen.findByText('Aponte a câmera para o código da etiqueta.')).toBeVisible();
  expect(getUserMedia).toHaveBeenCalledWith({ video: { facingMode: 'environment' }, audio: false });
  await verificarAcessibilidade();
  expect(parar).not.toHaveBeenCalled();
  mostra = etiquetaDe(15);
  await waitFor(() => expect(aoLer).toHaveBeenCalledWith(FEIJAO));
  await waitFor(() => expect(parar).toHaveBeenCalled());
  expect(aoLer).toHaveBeenCalledTimes(1);
});

test('another code, a lot of another unit and an empty lot each show a message while the camera goes on', async () => {
  fingirCamera();
  const { aoLer } = abrir();
  mostra = '7891234567895';
  expect(await screen.findByText('Este código não é de uma etiqueta de lote deste sistema.')).toBeVisible();
  mostra = etiquetaDe(99);
  expect(await screen.findByText(/^O lote desta etiqueta não está na unidade escolhida\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver o lote' })).toHaveAttribute('href', '/rastreio-de-lotes?lote=99');
  mostra = etiquetaDe(18);
  expect(await screen.findByText('Não há saldo para dar saída.')).toBeVisible();
  expect(aoLer).not.toHaveBeenCalled();
  mostra = etiquetaDe(12);
  await waitFor(() => expect(aoLer).toHaveBeenCalledWith(ARROZ));
});

test.each([
  ['refused', 'NotAllowedError', /^O navegador não tem permissão para usar a câmera\. Permita a câmera/],
  ['missing', 'NotFoundError', /^Nenhuma câmera disponível neste aparelho\./],
  ['in use', 'NotReadableError', /^Outro programa está usando a câmera\./],
])('a camera that is %s shows a message, and the number is typed instead', async (_, nome, frase) => {
  fingirCamera(recusa(nome));
  const { usuario, aoLer } = abrir();
  expect(await screen.findByText(frase)).toBeVisible();
  await verificarAcessibilidade();
  await usuario.type(screen.getByRole('textbox', { name: 'Número do lote' }), 'v-3{Enter}');
  expect(await screen.findByText('Não há saldo para dar saída.')).toBeVisible();
  expect(aoLer).not.toHaveBeenCalled();
});

test('a page without cameras takes the number; of several products with it the user chooses one', async () => {
  const { usuario, aoLer } = abrir();
  expect(await screen.findByText(/^Nenhuma câmera disponível neste aparelho\./)).toBeVisible();
  await usuario.type(screen.getByRole('textbox', { name: 'Número do lote' }), 'a-1');
  await usuario.click(screen.getByRole('button', { name: 'Buscar lote' }));
  const opcoes = within(await screen.findByRole('group', { name: 'Produtos com este número de lote' }));
  await usuario.click(opcoes.getByRole('button', { name: 'Feijão, lote A-1' }));
  await waitFor(() => expect(aoLer).toHaveBeenCalledWith(FEIJAO));
});

test('a photo of a label chooses its lot; one without a label, or a file that is no picture, shows a message', async () => {
  const { usuario, aoLer } = abrir();
  const foto = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
  const close = jest.fn();
  const entrada = screen.getByLabelText('Foto da etiqueta');
  Object.assign(globalThis, { createImageBitmap: recusa('InvalidStateError') });
  await usuario.upload(entrada, foto);
  expect(await screen.findByText(/^O navegador não conseguiu ler a foto\./)).toBeVisible();
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({ width: 8, height: 8, close }) });
  await usuario.upload(entrada, foto);
  expect(await screen.findByText(/^A foto não mostra uma etiqueta\./)).toBeVisible();
  mostra = etiquetaDe(12);
  await usuario.upload(entrada, foto);
  await waitFor(() => expect(aoLer).toHaveBeenCalledWith(ARROZ));
  expect(close).toHaveBeenCalledTimes(2);
});

test('a panel that is closed switches the camera off, also when the permission comes after it', async () => {
  let permitir: (imagem: unknown) => void = () => undefined;
  fingirCamera(() => new Promise((resolve) => (permitir = resolve)));
  const { usuario, aoLer, aoFechar } = abrir();
  expect(await screen.findByText(/^Abrindo a câmera\./)).toBeVisible();
  await usuario.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1)!);
  await waitFor(() => expect(aoFechar).toHaveBeenCalled());
  permitir({ getTracks: () => [{ stop: parar }] });
  await waitFor(() => expect(parar).toHaveBeenCalled());
  expect(aoLer).not.toHaveBeenCalled();
});

test('the camera is off in a browser that reads no codes and draws no pictures, and the number is typed', async () => {
  delete window.BarcodeDetector;
  fingirCamera();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640);
  abrir();
  expect(await screen.findByText(/^Não foi possível ler pela câmera agora\./)).toBeVisible();
  expect(parar).toHaveBeenCalled();
});
