/** The product's mark: a plate with a leaf. Decorative: the name is always beside it or in its link. */
export function Marca({ tamanho = 36 }: { tamanho?: number }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 48 48"
      width={tamanho}
      height={tamanho}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="24" cy="24" r="22" fill="#f8f6ef" />
      <circle cx="24" cy="24" r="16.5" fill="none" stroke="#1f5a3d" strokeWidth="2" opacity=".35" />
      <path d="M14 32c0-12 8-18 21-18-1 13-7 20-17 20-1.6 0-2.9-.3-4-2Z" fill="#7fb069" />
      <path d="M12 37c4-9 9-14 17-18" fill="none" stroke="#1f5a3d" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}
