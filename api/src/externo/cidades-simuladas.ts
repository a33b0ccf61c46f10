import { MUNICIPIO } from '../banco/demonstracao/municipio/unidades.js';
import type { ServicoDeCidades } from './cidades.js';

/** Stand-in of the presentation service: the demonstration municipality alone. */
export const cidadesSimuladas: ServicoDeCidades = async () => [{ nome: MUNICIPIO.nome, uf: MUNICIPIO.uf }];
