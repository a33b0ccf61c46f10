import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { lerConfiguracao } from './configuracao.js';

describe('settings of the municipality that the machine defines', () => {
  test('those with a variable; an empty one defines nothing', () => {
    const { doServidor } = lerConfiguracao({
      LINK_SUPORTE: 'https://suporte.exemplo.test',
      LINK_FACEBOOK: '',
      CEP_URL: 'https://cep.exemplo.test/ws',
      CIDADES_URL: '',
      TZ_MUNICIPIO: 'America/Manaus',
    });
    expect(doServidor).toEqual({
      linkSuporte: 'https://suporte.exemplo.test',
      enderecoCep: 'https://cep.exemplo.test/ws',
      fuso: 'America/Manaus',
    });
  });

  test('none without variables', () => {
    expect(lerConfiguracao({}).doServidor).toEqual({});
  });

  test('an address that would run code is refused, and the setting is named', () => {
    expect(() => lerConfiguracao({ LINK_SUPORTE: 'javascript:alert(1)' })).toThrow(
      'LINK_SUPORTE deve ser um endereço que comece com',
    );
  });
});

test('all invalid settings are named together, a secret without its value', () => {
  const ler = () =>
    lerConfiguracao({ PORT: 'três mil', LOG: 'alto', TZ_MUNICIPIO: 'Brasil/Lugar', METRICAS_TOKEN: 'curto' });
  expect(ler).toThrow(
    new Error(
      [
        'PORT deve ser um número inteiro, não "três mil".',
        'TZ_MUNICIPIO não é um fuso horário conhecido: "Brasil/Lugar".',
        'LOG deve ser fatal, error, warn, info, debug, trace, silent, não "alto".',
        'METRICAS_TOKEN deve ter ao menos 16 caracteres.',
      ].join('\n'),
    ),
  );
});

describe('the demonstration', () => {
  test.each([
    {},
    { HOST: '' },
    { HOST: '127.0.0.1' },
    { HOST: '127.0.1.1' },
    { HOST: '::1' },
    { HOST: 'localhost' },
    { ENDERECO_PUBLICO: 'http://localhost:3000' },
    { ENDERECO_PUBLICO: 'http://[::1]:3000' },
  ])('%j: only this machine reaches the server, and the demonstration is the default', (env) => {
    expect(lerConfiguracao(env)).toMatchObject({ naRede: false, demonstracao: true });
    expect(lerConfiguracao({ ...env, DEMO: '0' })).toMatchObject({ naRede: false, demonstracao: false });
  });

  test.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '192.168.0.10'],
    ['HOST', '127.0.0.1.exemplo.test'],
    ['ENDERECO_PUBLICO', 'https://merenda.exemplo.test'],
  ])('with %s=%s other machines reach the server, and DEMO must be written', (nome, valor) => {
    const env = { [nome]: valor };
    expect(() => lerConfiguracao(env)).toThrow(`${nome}=${valor} abre o servidor para outras máquinas`);
    expect(() => lerConfiguracao({ ...env, DEMO: '' })).toThrow('defina também DEMO=0');
    expect(lerConfiguracao({ ...env, DEMO: '1' })).toMatchObject({ naRede: true, demonstracao: true });
    expect(lerConfiguracao({ ...env, DEMO: '0' })).toMatchObject({ naRede: true, demonstracao: false });
  });

  test('without HOST the server listens on this machine alone', () => {
    expect(lerConfiguracao({}).endereco).toBe('127.0.0.1');
  });

  test('rejects values other than 0 and 1', () => {
    expect(() => lerConfiguracao({ DEMO: 'false' })).toThrow('DEMO deve ser 0 ou 1, não "false".');
  });
});

describe('mail', () => {
  test('links in messages begin with the public address; the default is this machine', () => {
    expect(lerConfiguracao({ PORT: '4321' }).correio.enderecoPublico).toBe('http://localhost:4321');
    expect(
      lerConfiguracao({ ENDERECO_PUBLICO: 'https://merenda.exemplo.test/', DEMO: '0' }).correio.enderecoPublico,
    ).toBe('https://merenda.exemplo.test');
    expect(() => lerConfiguracao({ ENDERECO_PUBLICO: 'merenda.exemplo.test' })).toThrow('ENDERECO_PUBLICO');
  });
});

describe('gov.br', () => {
  const TODAS = { GOVBR_EMISSOR: 'https://sso.acesso.gov.br/', GOVBR_CLIENTE: 'merenda', GOVBR_SEGREDO: 'um segredo' };

  test('all three settings, or none; the level is prata unless another one is named', () => {
    expect(lerConfiguracao({}).govbr).toBeNull();
    expect(lerConfiguracao({ GOVBR_NIVEL: 'ouro' }).govbr).toBeNull();
    const govbr = {
      emissor: 'https://sso.acesso.gov.br/',
      cliente: 'merenda',
      segredo: 'um segredo',
      nivel: 'prata',
      enderecoPublico: 'https://merenda.exemplo.test',
    };
    const env = { ...TODAS, ENDERECO_PUBLICO: 'https://merenda.exemplo.test/', DEMO: '0' };
    expect(lerConfiguracao(env).govbr).toEqual(govbr);
    expect(lerConfiguracao({ ...env, GOVBR_NIVEL: 'ouro' }).govbr).toEqual({ ...govbr, nivel: 'ouro' });
  });

  test.each([
    [{ GOVBR_CLIENTE: '' }, 'A entrada com gov.br precisa também de GOVBR_CLIENTE;'],
    [{ GOVBR_EMISSOR: '', GOVBR_SEGREDO: '' }, 'A entrada com gov.br precisa também de GOVBR_EMISSOR e GOVBR_SEGREDO;'],
    [{ GOVBR_NIVEL: 'bronze' }, 'GOVBR_NIVEL deve ser prata ou ouro, não "bronze".'],
    [{ GOVBR_EMISSOR: 'sso.acesso.gov.br' }, 'GOVBR_EMISSOR deve ser um endereço que comece com https:'],
    [{ GOVBR_EMISSOR: 'http://sso.exemplo.test' }, 'GOVBR_EMISSOR deve ser um endereço que comece com https:'],
  ])('%j: the start ends and names the error, never the secret', (outras, frase) => {
    const ler = () => lerConfiguracao({ ...TODAS, ...outras });
    expect(ler).toThrow(frase);
    expect(ler).not.toThrow('um segredo');
  });
});

describe('docs/operations.md', () => {
  const documento = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const comandos = [...documento.matchAll(/^```\n(.*?)^```/gms)]
    .flatMap(([, bloco = '']) => bloco.split('\n'))
    .filter((linha) => /\b(npm|node|sudo|env|psql|pg_dump)\b/.test(linha));

  test('puts no secret on a command line, where ps shows it', () => {
    expect(comandos.length).toBeGreaterThan(10);
    expect(comandos.filter((linha) => /\$\(|`|:\/\/\S*:\S*@|password=/i.test(linha))).toEqual([]);
  });

  const [, tabela = ''] = /<!-- settings:.*?-->(.*?)<!-- \/settings -->/s.exec(documento) ?? [];
  const linhas = [...tabela.matchAll(/^\| `(\w+)` \| .+ \| (?:`(.*)`|—) \|$/gm)].map(([, nome = '', padrao]) => ({
    nome,
    padrao,
  }));

  test('its table names every setting that is read, and no other', () => {
    const lidas = new Set<string>();
    lerConfiguracao(new Proxy<NodeJS.ProcessEnv>({}, { get: (_, nome) => void lidas.add(String(nome)) }));
    expect(linhas.map(({ nome }) => nome).sort()).toEqual([...lidas].sort());
  });

  test('its table lists the real defaults', () => {
    for (const { nome, padrao } of linhas) {
      expect([nome, lerConfiguracao({ [nome]: padrao ?? '' })]).toEqual([nome, lerConfiguracao({})]);
    }
  });
});
