import { describe, expect, test } from '@jest/globals';
import { lerConfiguracao } from './configuracao.js';

describe('links of the login', () => {
  test('those that are set are shown, an empty one hides the demonstration’s', () => {
    const { links } = lerConfiguracao({ LINK_SUPORTE: 'https://suporte.exemplo.test', LINK_FACEBOOK: '', LINK_SITE: '', LINK_INSTAGRAM: '' });
    expect(links).toEqual([{ nome: 'Suporte', endereco: 'https://suporte.exemplo.test' }]);
  });

  test('without the demonstration there are none but those', () => {
    expect(lerConfiguracao({ DEMO: '0' }).links).toEqual([]);
  });

  test('an address that would run code is refused by its setting’s name', () => {
    expect(() => lerConfiguracao({ LINK_SUPORTE: 'javascript:alert(1)' })).toThrow('LINK_SUPORTE deve ser um endereço que comece com');
  });
});

describe('mail', () => {
  test('links in messages begin with the public address, by default this machine’s', () => {
    expect(lerConfiguracao({ PORT: '4321' }).correio.enderecoPublico).toBe('http://localhost:4321');
    expect(lerConfiguracao({ ENDERECO_PUBLICO: 'https://merenda.exemplo.test/' }).correio.enderecoPublico).toBe('https://merenda.exemplo.test');
    expect(() => lerConfiguracao({ ENDERECO_PUBLICO: 'merenda.exemplo.test' })).toThrow('ENDERECO_PUBLICO');
  });
});
