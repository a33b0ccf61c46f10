import { MUNICIPIO } from '../demonstracao/municipio/unidades.js';
import type { ServicoDeCidades } from '../externo/cidades.js';

/** Stand-in of the presentation service: only the demonstration municipality. */
export const cidadesSimuladas: ServicoDeCidades = async () => [{ nome: MUNICIPIO.nome, uf: MUNICIPIO.uf }];
