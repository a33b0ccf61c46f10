import type { Endereco } from '@merenda/shared/contratos';
import { MUNICIPIO } from '../demonstracao/municipio/unidades.js';
import type { ServicoDeCep } from '../externo/cep.js';

const DEMONSTRACAO = { complemento: '', localidade: MUNICIPIO.nome, uf: MUNICIPIO.uf };

/** Codes of the demonstration municipality, and some published examples of the real service. */
const ENDERECOS: Record<string, Endereco> = {
  '99990000': { ...DEMONSTRACAO, logradouro: '', bairro: '' },
  '99990001': { ...DEMONSTRACAO, logradouro: 'Rua das Acácias', bairro: 'Jardim das Acácias' },
  '99990002': { ...DEMONSTRACAO, logradouro: 'Rua do Mercado', bairro: 'Centro', complemento: 'lado par' },
  '01001000': { logradouro: 'Praça da Sé', complemento: 'lado ímpar', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' },
  '18550000': { logradouro: '', complemento: '', bairro: '', localidade: 'Boituva', uf: 'SP' },
};

/** Stand-in of the postal-code service: it knows five codes, one of them the only code of a town. */
export const cepSimulado: ServicoDeCep = async (cep) => ENDERECOS[cep] ?? null;
