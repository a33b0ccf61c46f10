import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { correioPorSmtp } from './smtp.js';

// A mail server that does not offer TLS. 0.0.0.0 reaches it like the address of another machine.
let servidor: Server;
const recebidas: string[] = [];
beforeAll(async () => {
  servidor = createServer((ligacao) => {
    let corpo = false;
    ligacao.write('220 correio\r\n');
    ligacao.setEncoding('utf8').on('data', (texto: string) => {
      if (corpo) {
        recebidas.push(texto);
        corpo = !texto.endsWith('\r\n.\r\n');
        if (!corpo) ligacao.write('250 ok\r\n');
      } else if (texto.startsWith('DATA')) {
        corpo = true;
        ligacao.write('354 mande\r\n');
      } else ligacao.write(texto.startsWith('STARTTLS') ? '502 sem TLS\r\n' : '250 ok\r\n');
    });
  }).listen(0);
  await once(servidor, 'listening');
});
afterAll(() => {
  servidor.close();
});

const enviar = (maquina: string) =>
  correioPorSmtp({
    url: `smtp://${maquina}:${(servidor.address() as AddressInfo).port}`,
    remetente: 'Merenda <nao-responda@exemplo.test>',
  })({ para: 'ana@exemplo.test', assunto: 'Recuperação', texto: 'O endereço secreto.' });

test('a server on this machine gets the message without TLS', async () => {
  await enviar('127.0.0.1');
  expect(recebidas.join('')).toContain('To: ana@exemplo.test');
});

test('another machine gets nothing without TLS', async () => {
  recebidas.length = 0;
  await expect(enviar('0.0.0.0')).rejects.toThrow(/STARTTLS/);
  expect(recebidas).toEqual([]);
});

test('a server that answers a byte at a time does not hold a message for ever', async () => {
  const gotas = createServer((ligacao) => {
    const gota = setInterval(() => ligacao.write('2'), 5);
    ligacao.on('close', () => clearInterval(gota)).on('error', () => undefined);
  }).listen(0);
  await once(gotas, 'listening');
  const { port } = gotas.address() as AddressInfo;
  const correio = correioPorSmtp({ url: `smtp://127.0.0.1:${port}`, remetente: 'nao-responda@exemplo.test' }, 100);
  await expect(correio({ para: 'ana@exemplo.test', assunto: 'x', texto: 'y' })).rejects.toThrow();
  gotas.close();
});
