import * as shared from '@merenda/shared';
import type LISTA from '@merenda/shared/federation/singletons.json';
import * as reactQuery from '@tanstack/react-query';
import dayjs from 'dayjs';
import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import ReactDOMClient from 'react-dom/client';
import * as zustand from 'zustand';
import pacote from '../../package.json';
import { buscarAntd } from './antd.js';
import * as roteador from './roteador.js';

/** Hands out a module: at once when the page runs it already, else fetched when an area first asks. */
type Fornecedor = () => Promise<() => unknown>;

const jaNaPagina =
  (modulo: unknown): Fornecedor =>
  () =>
    Promise.resolve(() => modulo);

const aoPedir =
  (buscar: () => Promise<unknown>): Fornecedor =>
  () =>
    buscar().then((modulo) => () => modulo);

/** How the shell provides each module of the list; the type refuses one that is missing or not in the list. */
const FORNECEDORES: Record<keyof typeof LISTA, Fornecedor> = {
  react: jaNaPagina(React),
  'react/jsx-runtime': jaNaPagina(jsxRuntime),
  'react-dom': jaNaPagina(ReactDOM),
  'react-dom/client': jaNaPagina(ReactDOMClient),
  'react-router-dom': jaNaPagina(roteador),
  '@tanstack/react-query': jaNaPagina(reactQuery),
  zustand: jaNaPagina(zustand),
  dayjs: jaNaPagina(dayjs),
  'antd/nucleo': aoPedir(buscarAntd),
  'antd/formularios': aoPedir(() => import('./antd/formularios.js')),
  'antd/tabelas': aoPedir(() => import('./antd/tabelas.js')),
  'antd/datas': aoPedir(() => import('./antd/datas.js')),
  'antd/imagens': aoPedir(() => import('./antd/imagens.js')),
  '@ant-design/charts': aoPedir(() => import('./graficos.js')),
  '@merenda/shared': jaNaPagina(shared),
};

const versoes: Record<string, string> = pacote.dependencies;

/** `react/jsx-runtime` → `react`, `@merenda/shared` → itself. */
const pacoteDe = (nome: string) =>
  nome
    .split('/')
    .slice(0, nome.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * @returns the singletons as the federation's runtime takes them: one copy each, in the version of the shell's
 * package.json
 */
export function fornecerSingletons() {
  return Object.fromEntries(
    Object.entries(FORNECEDORES).map(([nome, get]) => {
      const version = versoes[pacoteDe(nome)];
      if (!version) throw new Error(`'${nome}' is missing in the shell's dependencies.`);
      return [
        nome,
        { version, get, scope: 'default', shareConfig: { singleton: true, requiredVersion: `^${version}` } },
      ];
    }),
  );
}
