import { frasesDosAlergenicos, frasesDosPrecos } from '@merenda/shared/regras';
import { Pendencias } from '../ficha-tecnica/Pendencias.js';
import type { Composicao } from './useComposicao.js';

/** Allergens, uncertain prices, and gaps, each in its own line. */
export function ResumoPorAluno({ resumo }: { resumo: NonNullable<Composicao['resumo']> }) {
  return (
    <div className="composicao-resumo">
      <strong>Alergênicos</strong>
      {frasesDosAlergenicos(resumo.alergenicos).map((frase) => (
        <div key={frase}>{frase}</div>
      ))}
      <strong>Preços</strong>
      {resumo.custo.semPreco.length + resumo.custo.comUltimaCompra.length === 0 && (
        <div>Todos de contratos vigentes.</div>
      )}
      {frasesDosPrecos(resumo.custo).map((frase) => (
        <div key={frase}>{frase}</div>
      ))}
      <strong>Pendências</strong>
      <Pendencias pendencias={resumo.pendencias} emComposicao />
    </div>
  );
}
