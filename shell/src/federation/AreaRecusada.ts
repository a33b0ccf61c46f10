/** The area is not signed with the key of this installation. It is not executed. */
export class AreaRecusada extends Error {}
