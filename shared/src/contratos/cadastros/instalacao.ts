import { z } from 'zod';
import { violacoesDoEstado } from '../../regras/cadastros/municipio.js';
import { conferir } from '../conferir.js';
import { CAMPOS_DO_SERVIDOR } from '../../vocabulario/cadastros/municipio.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { IdentidadeDoMunicipio } from './municipio.js';
import { DataUrlDeImagem, opcional, texto } from '../primitivos.js';
import { AdministradorNovo } from '../acesso/usuarios.js';

/** Whether the server has users, which the login asks before it is shown. */
export const Instalacao = z.object({
  configurada: z.boolean(),
  /** Settings that the server's environment defines; while there are no users. */
  doServidor: z.array(z.enum(CAMPOS_DO_SERVIDOR)),
  /** The server has a mail server; false also once there are users. */
  emailConfigurado: z.boolean(),
  /** Users can log in with gov.br. */
  govbr: z.boolean(),
});
export type Instalacao = z.infer<typeof Instalacao>;

/** Body of POST /instalacao: the first act on an empty server. */
export const InstalacaoNova = z.object({
  /** The code that the server printed when it started. */
  codigo: texto(LIMITES.codigoDeInstalacao),
  municipio: IdentidadeDoMunicipio.superRefine(conferir(violacoesDoEstado)),
  administrador: AdministradorNovo,
  logo: opcional(DataUrlDeImagem),
});
export type InstalacaoNova = z.infer<typeof InstalacaoNova>;
