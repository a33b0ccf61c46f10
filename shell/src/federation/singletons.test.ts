import LISTA from '@merenda/shared/federation/singletons.json';
import dayjs from 'dayjs';
import React from 'react';
import ReactDOM from 'react-dom';
import jsxRuntime from 'react/jsx-runtime';
import { dependencies } from '../../package.json';
import { buscarAntd } from './antd.js';
import { fornecerSingletons } from './singletons.js';

const oferecidos = fornecerSingletons();

test('every module of the list is offered once, in the version of the shell', () => {
  expect(Object.keys(oferecidos).sort()).toEqual(Object.keys(LISTA).sort());
  for (const [nome, { version, scope, shareConfig }] of Object.entries(oferecidos)) {
    const pacote = nome.replace(/^(react|react-dom|antd)\/.*/, '$1') as keyof typeof dependencies;
    expect([nome, version]).toEqual([nome, dependencies[pacote]]);
    expect([scope, shareConfig]).toEqual(['default', { singleton: true, requiredVersion: `^${version}` }]);
  }
});

test('each is the module that the page runs', async () => {
  const modulos = { react: React, 'react-dom': ReactDOM, 'react/jsx-runtime': jsxRuntime, dayjs };
  for (const [nome, modulo] of Object.entries(modulos)) expect((await oferecidos[nome]?.get())?.()).toBe(modulo);
  expect((await oferecidos['antd/nucleo']?.get())?.()).toBe(await buscarAntd());
});

test.each([
  ['antd/formularios', 'Form'],
  ['antd/tabelas', 'Table'],
  ['antd/datas', 'DatePicker'],
  ['antd/imagens', 'Image'],
])('%s comes when it is asked for, with %s', async (nome, parte) => {
  expect((await oferecidos[nome]?.get())?.()).toHaveProperty(parte);
});
